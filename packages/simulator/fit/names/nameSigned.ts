import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { offeredBy } from './namePractice.ts';
import { isKnownName, isKnownThing, isService, listVerbStems } from './isService.ts';
import { toSingular } from '../mail/offerWords.ts';
import { isJob, isSameRoot, listTold, suggestedAt } from '../mail/signedFirm.ts';
import { listStems, toStem } from '../stems.ts';

/** What follows the work in the name of a firm. */
const LEGAL =
  /[\s,]+(?:ltd|limited|llp|llc|inc|co|company|plc|gmbh|bv|group|uk|services?|solutions?|specialists?|contractors?|systems|& sons?|and sons?|\([^)]*\))\.?$/i;
const MOST_MODIFIERS = 3;

/** A name without what says only that it is a firm's. */
function dropLegal(part: string): string {
  let name = part.trim().replace(/[\s\d+()-]{7,}$/, '');
  while (LEGAL.test(name)) name = name.replace(LEGAL, '');
  return name;
}

/** Goods and work that need a word before them: "vet supplies", "slurry contracting". */
const WITH_ANOTHER =
  /^(?:suppl(?:y|ies)|contracting|consultancy|consulting|laborator(?:y|ies)|lab work|surveys?|monitoring|foods?|advice|services?)$/;
/** What firms are named after whose work has another name. */
const OFFERED_AS: ReadonlyMap<string, string> = new Map([
  ['supply', 'supplies'],
  ['laboratory', 'lab work'],
  ['tax', 'tax advice'],
  ['hoofcare', 'hoof trimming'],
  ['arboriculture', 'tree care'],
]);

/** What a firm with this last word in its name offers; null if that word does not tell. */
function offeredAs(last: string): string | null {
  const one = toSingular(last);
  const known = OFFERED_AS.get(last) ?? offeredBy(one) ?? null;
  if (known !== null) return known;
  if (WITH_ANOTHER.test(last) || isService(last) || (last !== one && isKnownName(last))) return last;
  return last !== one && isService(one) ? one : null;
}

/** A word used so often is no accident. */
const OFTEN = 2;

/** How often the email uses a word or its verb; what the subject names counts as often. */
function countUses(word: string, { used, subject }: Spoken): number {
  const stems = [toStem(word), ...listVerbStems(word)];
  return stems.some((stem) => subject.has(stem)) ? OFTEN : Math.max(...stems.map((stem) => used.get(stem) ?? 0));
}

/** Whether the email uses a word, its verb or another form of it, or speaks of the same thing in other words. */
const isSpokenOf = (word: string, spoken: Spoken): boolean =>
  countUses(word, spoken) > 0 ||
  [...spoken.used.keys(), ...spoken.subject].some((one) => isSameRoot(word, one)) ||
  suggestedAt([toStem(word)], 0).some((category) => spoken.told.has(category));

/** How often an email uses each stem, the stems of its subject, and the categories of its words. */
type Spoken = { used: ReadonlyMap<string, number>; subject: ReadonlySet<string>; told: ReadonlySet<number> };

/**
 * Whether a word of a firm's name says which work or goods; the first one is its owner's, or any word at all, unless people sell what it begins.
 * `offered` is what the last word says.
 */
function mayDescribe(words: readonly string[], at: number, { offered, spoken }: { offered: string; spoken: Spoken }): boolean {
  const word = (words[at] ?? '').toLowerCase();
  if (!/^\p{L}[\p{L}']+$/u.test(word) || toSingular(word) !== word) return false;
  const isKnown = isKnownThing([...words.slice(at, -1), offered].join(' '));
  if (at === 0) return isKnown && countUses(word, spoken) > 0;
  return isKnown || WITH_ANOTHER.test(offered) ? isSpokenOf(word, spoken) : countUses(word, spoken) >= OFTEN;
}

/**
 * What a firm's name below an email says it offers, with the words before it of which the email speaks, too: "Probert Foot Trimming" is foot
 * trimming. A word alone counts if the email or its subject speaks of it.
 */
function namePart(part: string, spoken: Spoken, sentences: readonly MaskedSentence[]): string | null {
  const words = dropLegal(part).split(/\s+/);
  const last = words.at(-1) ?? '';
  const lower = last.toLowerCase();
  const offered = words.length < 2 || isJob(part) ? null : (nameHiredThing(lower, sentences) ?? offeredAs(lower));
  if (offered === null) return null;
  let at = words.length - 1;
  while (at > 0 && words.length - 1 - at < MOST_MODIFIERS && mayDescribe(words, at - 1, { offered, spoken })) at -= 1;
  if (at === words.length - 1 && (WITH_ANOTHER.test(offered) || !isSpokenOf(lower, spoken))) return null;
  return [...words.slice(at, -1).map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())), offered].join(' ');
}

/** How people write who hire things out. */
const HIRED_OUT = /\bhir(?:e|es|ing)\b|\b(?:a|per) (?:day|week)\b|\bper (?:day|week)\b|\bwith (?:an )?operator\b/i;

/** "Hask Cranes" hires out cranes if the email says so much. */
function nameHiredThing(last: string, sentences: readonly MaskedSentence[]): string | null {
  const hire = `${toSingular(last)} hire`;
  const isHired = toSingular(last) !== last && isKnownThing(hire) && sentences.some(({ text }) => HIRED_OUT.test(text));
  return isHired ? hire : null;
}

/** What the sender's firm is named after, if the email is about it; null otherwise. `signed` are the lines below the email. */
export function nameSigned(signed: readonly string[], subject: string, sentences: readonly MaskedSentence[]): string | null {
  // A capital may only repeat the firm's name.
  const written = sentences.flatMap(({ text }) => text.match(/(?<![\p{L}'’])(?:\p{Ll}[\p{L}'’]*|\p{Lu}{2,})/gu) ?? []);
  const used = new Map<string, number>();
  for (const stem of written.map((word) => toStem(word.toLowerCase()))) used.set(stem, (used.get(stem) ?? 0) + 1);
  const spoken = { used, subject: new Set(listStems(subject)), told: listTold(sentences) };
  for (const line of signed)
    for (const [place, part] of line.split(/[,|]/).entries()) {
      const name = place === 0 && !/\p{Lu}\S*$/u.test(dropLegal(part)) ? null : namePart(part, spoken, sentences);
      if (name !== null) return name;
    }
  return null;
}

/**
 * What the sender's firm is called after, if the words before the work are of the kind of thing that the email is about, however it says that:
 * "Plainwatt Energy Brokers" below an email about gas and power. `isOfTopic` tells it of stems.
 */
export function nameSignedTopic(signed: readonly string[], isOfTopic: (stems: readonly string[]) => boolean): string | null {
  for (const part of signed.flatMap((line) => line.split(/[,|]/))) {
    const words = dropLegal(part).split(/\s+/);
    if (isJob(part) || words.length < 2 || !words.every((word) => /^\p{Lu}|^&$|^and$/u.test(word))) continue;
    const own = words.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
    const last = own.at(-1) ?? '';
    const offered = offeredAs(last) ?? last;
    for (let at = Math.max(1, own.length - 1 - MOST_MODIFIERS); at < own.length - 1; at += 1) {
      const before = own.slice(at, -1);
      const name = [...before, offered].join(' ');
      const isWork = offeredAs(last) !== null && isOfTopic(listStems(before.join(' ')));
      if (isWork || (isKnownThing(name) && isOfTopic(listStems(name)))) return name;
    }
  }
  return null;
}

/** A name without the sender's own: "Fenmark vet supplies" above "Fenmark Vet Supplies, Sleaford"; null if too little is left. */
export function dropOwner(
  name: string,
  { subject, signed }: { subject: string; signed: readonly string[] },
  sentences: readonly MaskedSentence[],
): string | null {
  const [owner = '', ...rest] = name.split(' ');
  const isOwner = signed.some((line) => line.toLowerCase().startsWith(`${owner.toLowerCase()} `) && /^\p{Lu}/u.test(line));
  if (!isOwner) return name;
  const asWord = new RegExp(`(?<![\\p{L}'’])${owner.toLowerCase()}(?![\\p{L}])`, 'u');
  if ([subject, ...sentences.map(({ text }) => text)].some((text) => asWord.test(text))) return name;
  return rest.length > 1 || isService(rest[0] ?? '') ? rest.join(' ') : null;
}
