import { capitalise } from '../../edits/textOps.ts';
import { isContentWord, NEGATION } from '../../damage/lexicon.ts';
import { countShared, endsShort, OFFER_FIGURE, splitClauses } from '../../damage/subjectClauses.ts';
import { bare, DANGLERS, LEAST_WORDS, MOST_WORDS, wordsOf } from './subjectText.ts';

/** Words that begin a clause a subject does not need. A clause with "without" or "before" is a promise and stays. */
const JOINTS = new Set(['through', 'using']);
/** Fewer words before such a clause say too little on their own. */
const LEAST_BEFORE_JOINT = 3;
/** If a subject is more than two words over the limit, one of its clauses may exceed the limit by this many words. */
const ONE_MORE = 1;

/** Words that do not say what the email is about. */
const GENERIC = new Set(
  'next steps step short note quick question questions idea ideas thought thoughts part update news tip tips days weeks hours intro introduction hello follow followup reminder chance call now today urgent free new checking touching base act offer limited time'.split(
    ' ',
  ),
);

/** A question or a clause makes no sense without its end. */
const OPENS_CLAUSE =
  /^(?:what|why|how|when|who|which|where|is|are|do|does|did|can|could|would|should|have|has|if|because|while|after|before|with|without|from|about|on|in|at|by|of|as|and|or|but|re|fw|fwd|your|our|my)\b/i;

/** A pronoun that refers to something elsewhere. */
const POINTS_AWAY = /\b(?:it|them|they|this|that|these|those|theirs|ours|yours|mine|one)\b/i;

/** Names inside a clause, of a customer, a place or a person. */
const innerNames = (clause: string): string[] => clause.match(/(?<=\s)\p{Lu}[\p{L}'\u2019-]{2,}/gu) ?? [];

/** A number that the advice on subject numbers would blame; a number in a name does not count. */
const NUMBER = /(?<!\p{Lu}{2}[\s-]?)(?<![\p{L}\d])\d/u;
const TERM = /\b(?:in|within|under) \d+ (?:minutes?|hours?|hrs?|days?|weeks?)\b/i;
/** A promise in a closing clause. */
const PROMISES = /^(?:without|no|never)\b|\b(?:same|next)[- ](?:day|week|night|morning)\b|\bon (?:the day|time)\b|\bfree\b/i;
/** A possessive at the start: "Byrne's bakery". */
const OWNED = /^\p{Lu}[\p{L}-]*['\u2019]s?\s/u;

/** In title case, a capital letter does not mark a name. */
const isTitleCase = (subject: string): boolean => {
  const words = wordsOf(subject).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
};

/** Whether a part of a subject makes sense on its own. `named`: words that only say who is meant. */
function isWhole(piece: string, { named, most }: { named: readonly string[]; most: number }): boolean {
  const words = wordsOf(piece);
  const last = bare(words.at(-1) ?? '');
  const content = words.filter(
    (word) =>
      isContentWord(bare(word)) && !named.includes(bare(word)) && !GENERIC.has(bare(word)) && !/^\d/.test(word) && !word.includes('{'),
  );
  // A delivery time is not a price.
  const rest = piece.replace(TERM, '');
  const isSafe = !NEGATION.test(piece) && !POINTS_AWAY.test(piece) && !OFFER_FIGURE.test(rest) && !NUMBER.test(rest) && !endsShort(piece);
  return words.length <= most && content.length >= LEAST_WORDS && !DANGLERS.has(last) && !OPENS_CLAUSE.test(piece) && isSafe;
}

/** The clause that makes sense on its own and shares the most words with the body; undefined if another clause has a price, a name or the meaning. */
function pickClause(subject: string, { body, named }: { body: string; named: readonly string[] }): string | undefined {
  const clauses = splitClauses(subject);
  if (clauses.length < 2 || clauses.length > 3) return undefined;
  const count = wordsOf(subject).length;
  const most = count > MOST_WORDS + 2 ? MOST_WORDS + ONE_MORE : MOST_WORDS;
  const [best] = clauses
    .filter(({ text, isQuestion }) => !isQuestion && isWhole(text, { named, most }))
    .map((clause) => ({ ...clause, shared: countShared(clause.text, body) }))
    .toSorted((one, other) => other.shared - one.shared);
  if (best === undefined) return undefined;
  const others = clauses.filter(({ text }) => text !== best.text);
  const isHead = clauses[0]?.text === best.text;
  // "Your request? No - our idea" takes back its first clause; a question at the end is the actual question to the reader.
  const isNeeded = others.some(
    ({ text, isQuestion, end }) =>
      isHead && (/^(?:not|but|instead)\b/i.test(text) || PROMISES.test(text) || (isQuestion && end >= (clauses.at(-1)?.end ?? 0))),
  );
  const isOwn = others.some(
    ({ text }) =>
      OFFER_FIGURE.test(text) ||
      text.includes('{{') ||
      OWNED.test(text) ||
      (!isTitleCase(subject) && innerNames(text).some((name) => !best.text.includes(name))),
  );
  const isBeaten = others.some(({ text }) => countShared(text, body) > best.shared);
  return isNeeded || isOwn || isBeaten ? undefined : best.text;
}

/**
 * The clause of a subject that says what the body is about, or the beginning before "using". A subject keeps its question, its negation, its
 * price and its names, or stays as it is.
 */
export function shortenSubject(subject: string, { names = [], body = '' }: { names?: readonly string[]; body?: string } = {}): string {
  if (/["\u201c\u201d()[\]]/.test(subject)) return subject;
  const named = names.flatMap(wordsOf).map(bare);
  const clause = pickClause(subject, { body, named });
  if (clause !== undefined) return capitalise(clause);
  const list = wordsOf(subject);
  if (splitClauses(subject).length > 1 || subject.includes(',') || OPENS_CLAUSE.test(subject)) return subject;
  for (let count = MOST_WORDS; count >= LEAST_BEFORE_JOINT; count -= 1) {
    const start = list.slice(0, count).join(' ');
    if (JOINTS.has(bare(list[count] ?? '')) && isWhole(start, { named, most: MOST_WORDS })) return start;
  }
  return subject;
}
