import type { Flaw } from './damage.ts';
import { isContentWord, isVerb, PREPOSITIONS } from './lexicon.ts';
import { isPressingWord } from './pressingWords.ts';
import { lettersOf, type PartText, type Token } from './partText.ts';
import { countShared, endsShort, OFFER_FIGURE, splitClauses } from './subjectClauses.ts';

const LEAST_CONTENT_WORDS = 2;
/** A body with fewer words does not show what the email is about. */
const LEAST_BODY_WORDS = 8;

const countContent = ({ tokens }: PartText): number =>
  tokens.filter(({ kind, key }) => kind === 'variable' || (kind === 'word' && isContentWord(key))).length;

/** Figures, with their currency or unit. */
const IS_FIGURE = /^[$\u20ac\u00a3]?\d|^(?:usd|eur|gbp|chf|sek|dkk|nok|pln|czk|cad|aud|percent)$/;
const countNouns = ({ tokens }: PartText): number =>
  tokens.filter(({ kind, key }) => kind === 'variable' || (kind === 'word' && isContentWord(key) && !IS_FIGURE.test(key))).length;

/** A subject that starts with a bracket, or a bare figure: the words that said what it is about are gone. */
function findHeadless(before: PartText, after: PartText): Flaw[] {
  const isBracket = /^\s*[([](?!\[)/.test(after.raw) && !/^\s*[([]/.test(before.raw);
  if (isBracket) return [{ kind: 'leading_mark', text: after.raw }];
  return countNouns(after) === 0 && countNouns(before) > 0 ? [{ kind: 'too_short', text: after.raw }] : [];
}

/** What commands do to their object, besides what `isVerb` knows. */
const COMMANDS = /^(?:maximi[sz]e|minimi[sz]e|supercharge|skyrocket|multiply|triple|\d+x|revolutioni[sz]e|elevate|master|crush|conquer)$/;

/** A command that lost its verb: "ROI of your list" of "Maximize ROI of your list". */
function findLostCommand(before: string, after: string): Flaw[] {
  const [old, edited] = [before.trim().toLowerCase(), after.trim().toLowerCase()];
  if (!old.endsWith(edited) || old.length === edited.length) return [];
  const head = old.slice(0, old.length - edited.length);
  const [verb] = /^[\p{L}\d]+(?= $)/u.exec(head) ?? [];
  return verb !== undefined && (isVerb(verb) || COMMANDS.test(verb)) ? [{ kind: 'no_verb', text: after }] : [];
}

/** Whether the half of a subject that presses was kept, and not the one that says what it is about. */
function findOnlyPressure(before: PartText, after: PartText): Flaw[] {
  const told = ({ tokens }: PartText) =>
    tokens.filter(({ kind, key }) => kind === 'variable' || (kind === 'word' && isContentWord(key) && !isPressingWord(key))).length;
  return told(after) === 0 && told(before) > 0 ? [{ kind: 'only_pressure', text: after.raw }] : [];
}

/** The run of words in which each of two subjects differs from the other. */
function differing(before: readonly Token[], after: readonly Token[]): readonly [Token[], Token[]] {
  let [start, end] = [0, 0];
  const shortest = Math.min(before.length, after.length);
  while (start < shortest && before[start]?.key === after[start]?.key) start += 1;
  while (end < shortest - start && before.at(-1 - end)?.key === after.at(-1 - end)?.key) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/** A name in a subject that was replaced by another name. */
function findChangedName(before: PartText, after: PartText): Flaw[] {
  const [old, edited] = differing(before.tokens, after.tokens);
  const isName = ({ text }: Token) => /^\p{Lu}\p{Ll}/u.test(text);
  const isSwapped = old.length > 0 && edited.length > 0 && old.every(isName) && edited.every(isName) && old[0] !== before.tokens[1];
  return isSwapped ? [{ kind: 'changed_name', text: edited.map(({ text }) => text).join(' ') }] : [];
}

/** A question that lost its question mark or was removed. */
function findLostQuestion(before: string, after: string): Flaw[] {
  const asked = new Set(splitClauses(before).flatMap(({ text, isQuestion }) => (isQuestion ? [lettersOf(text)] : [])));
  const fragment = splitClauses(after).find(({ text, isQuestion }) => !isQuestion && asked.has(lettersOf(text)));
  const isUnasked = before.trim().endsWith('?') && !after.includes('?');
  return fragment === undefined && !isUnasked ? [] : [{ kind: 'lost_ask', text: fragment?.text ?? before }];
}

/** The text cut off after the remaining words; undefined if those are not the start of the subject. */
function cutOff(before: string, after: string): string | undefined {
  const start = before.toLowerCase().trim();
  const kept = after.toLowerCase().trim();
  return start.startsWith(kept) && start.length > kept.length ? before.trim().slice(after.trim().length) : undefined;
}

/** "Not another hire offer": a denial, which needs the clause after it. */
const DENIES = /^(?:not|no|never|nothing)\b/i;
/** "Your request? No - our idea": the rest takes back what came before. */
const TAKES_BACK = /^[\s?!.:;,\u2013\u2014-]*(?:no\s*[,.!:\u2013\u2014-]|(?:not|but|never|instead)\b)/i;
/** A percentage at the end of a line that can be removed whole: "by 40%", ", 50% off". */
const CLOSING_SHARE = /^\s+by\s+(?:(?:up to|over|about)\s+)?[\d$\u20ac\u00a3]\S*(?:\s?%|\s+percent)?[.!]*$|^,\s*\d[\d.,]*\s?%\s+off[.!]*$/i;

/** A remaining start with a changed meaning: cut at an abbreviation, or left with a denial or with what was later taken back. */
function findTornHead(before: string, after: string): Flaw[] {
  const rest = cutOff(before, after);
  if (rest === undefined) return [];
  if (endsShort(after) && rest.startsWith('.')) return [{ kind: 'half_token', text: after }];
  const isTurned = DENIES.test(after) || TAKES_BACK.test(rest);
  return isTurned && /\p{L}/u.test(rest) ? [{ kind: 'changed_sense', text: after }] : [];
}

/** "Handmade and light: boxes for your shop" without what is handmade and light. */
const ONLY_DESCRIBES = /^(?:[\p{L}-]+, )*[\p{L}-]+,? (?:and|&) [\p{L}-]+$/u;

function findLostThing(before: string, after: string): Flaw[] {
  const kept = after.trim();
  const isHead = before.toLowerCase().includes(`${kept.toLowerCase()}:`);
  return isHead && ONLY_DESCRIBES.test(kept) ? [{ kind: 'fragment', text: kept }] : [];
}

/** Text that may precede a clause that is complete without it. */
const CLAUSE_END = /[:;|!?.\u2013\u2014\]-]\s*$/;

/** A preposition whose noun was cut before it: "Between us and you" of "A partnership between us and you". */
function findTornTail(before: string, after: string): Flaw[] {
  const [old, edited] = [before.trim().toLowerCase(), after.trim().toLowerCase()];
  const first = edited.split(/[^\p{L}]/u)[0] ?? '';
  if (!PREPOSITIONS.has(first) || !old.endsWith(edited) || old.length === edited.length) return [];
  return CLAUSE_END.test(old.slice(0, old.length - edited.length)) ? [] : [{ kind: 'dangling_word', text: first }];
}

/** A lost price, or a lost topic: the subject no longer shares a word with the body, although it did before. */
function findLostTopic(before: string, after: string, body: string): Flaw[] {
  const isClosing = CLOSING_SHARE.test(cutOff(before, after) ?? '');
  if (OFFER_FIGURE.test(before) && !OFFER_FIGURE.test(after) && !isClosing)
    return [{ kind: 'lost_offer', text: OFFER_FIGURE.exec(before)?.[0] ?? '' }];
  if (body.split(/\s+/).length < LEAST_BODY_WORDS || countShared(after, body) > 0) return [];
  return countShared(before, body) > 0 ? [{ kind: 'lost_offer', text: after }] : [];
}

/** Damage to the meaning of a subject, judged by its words and the body. */
export function findSubjectDamage(before: PartText, after: PartText, body: string): Flaw[] {
  const count = countContent(after);
  const isShort = count < LEAST_CONTENT_WORDS && count < countContent(before);
  return [
    ...(isShort ? [{ kind: 'too_short', text: after.raw } satisfies Flaw] : []),
    ...findHeadless(before, after),
    ...findOnlyPressure(before, after),
    ...findLostCommand(before.raw, after.raw),
    ...findChangedName(before, after),
    ...findLostQuestion(before.raw, after.raw),
    ...findTornHead(before.raw, after.raw),
    ...findTornTail(before.raw, after.raw),
    ...findLostThing(before.raw, after.raw),
    ...findLostTopic(before.raw, after.raw, body),
  ];
}
