import { CUES } from './category.ts';
import type { MaskedSentence } from './maskOffer.ts';
import { isKnownThing, isService, listVerbStems } from './nameSubject.ts';
import { listStems, toStem } from './stems.ts';

/** What follows the work in the name of a firm. */
const LEGAL =
  /[\s,]+(?:ltd|limited|llp|llc|inc|co|company|plc|gmbh|bv|group|uk|services?|solutions?|specialists?|contractors?|systems|& sons?|and sons?|\([^)]*\))\.?$/i;
const MOST_MODIFIERS = 3;

function dropLegal(line: string): string {
  let name = (line.split(',')[0] ?? '').trim().replace(/[\s\d+()-]{7,}$/, '');
  while (LEGAL.test(name)) name = name.replace(LEGAL, '');
  return name;
}

/**
 * The service in a firm's name below an email, with the words before it that the email uses, too: "Probert Foot Trimming" is foot trimming. A
 * service alone counts if the email or its subject uses it.
 */
function nameLine(line: string, used: ReadonlySet<string>): string | null {
  const words = dropLegal(line).split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !/^\p{Lu}/u.test(last) || !isService(last.toLowerCase())) return null;
  const isUsed = (word: string): boolean =>
    used.has(toStem(word.toLowerCase())) || listVerbStems(word.toLowerCase()).some((stem) => used.has(stem));
  let at = words.length - 1;
  while (at > 0 && words.length - 1 - at < MOST_MODIFIERS && /^\p{L}[\p{L}'-]+$/u.test(words[at - 1] ?? '') && isUsed(words[at - 1] ?? ''))
    at -= 1;
  if (at === words.length - 1 && !isUsed(last)) return null;
  return words
    .slice(at)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** Work on a thing that people sell, at the end of a firm's name: "Humber Crane Hire" hires out cranes, whatever the email calls them. */
export function nameSignedThing(signed: readonly string[]): string | null {
  for (const line of signed) {
    const words = dropLegal(line).split(/\s+/);
    const thing = words.slice(-2);
    const isNamed =
      words.length > 2 &&
      isService((thing[1] ?? '').toLowerCase()) &&
      (isKnownThing(thing.join(' ')) || CUES.has(listStems(thing[0] ?? '')[0] ?? ''));
    if (isNamed && thing.every((word) => /^\p{Lu}/u.test(word)))
      return thing.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ');
  }
  return null;
}

/** The service that the sender's firm is named after, if the email is about it; null otherwise. `signed` are the lines below the email. */
export function nameSigned(signed: readonly string[], subject: string, sentences: readonly MaskedSentence[]): string | null {
  // A capital may only repeat the firm's name.
  const written = sentences.flatMap(({ text }) => text.match(/(?<![\p{L}'’])(?:\p{Ll}[\p{L}'’]*|\p{Lu}{2,})/gu) ?? []);
  const used = new Set([...written.map((word) => toStem(word.toLowerCase())), ...listStems(subject)]);
  for (const line of signed) {
    const name = nameLine(line, used);
    if (name !== null) return name;
  }
  return null;
}
