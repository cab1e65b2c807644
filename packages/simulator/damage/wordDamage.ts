import type { DamageKind, Flaw } from './damage.ts';
import {
  AFTER_CONJUNCTION,
  CONJUNCTIONS,
  DETERMINERS,
  isContentWord,
  isPrepositionPair,
  isVerb,
  isWrongArticle,
  LIMITING,
  NEVER_LAST,
  NOT_AFTER_LINK,
  PREPOSITIONS,
  TITLES,
  UNITS,
} from './lexicon.ts';
import type { PartText, Token } from './partText.ts';

type Pair = { left: Token; right: Token };

function pairsOf(tokens: readonly Token[]): Pair[] {
  return tokens.slice(1).flatMap((right, index) => {
    const left = tokens[index];
    return left === undefined ? [] : [{ left, right }];
  });
}
/** A sentence ends as well with a period as with an exclamation mark. */
const keyOf = ({ left, right }: Pair): string => `${left.key} ${right.key === '!' ? '.' : right.key}`;

const isEnd = ({ kind, key }: Token): boolean => kind === 'end' || key === '\n\n' || (kind === 'mark' && /[.,;:!?)\]]/.test(key));
const MAY_END_QUESTION = new Set('of for to with at by from is are was were am'.split(' '));
const AFTER_TO = new Set(
  'and or but is are was were am has had will would can could should today tomorrow yesterday now soon already also'.split(' '),
);
const TIME_WORDS = new Set('now today tomorrow yesterday'.split(' '));
const BEFORE_TIME = new Set('for by from until than'.split(' '));
/** "will have been", "that that" and "had had" are English. */
const MAY_DOUBLE = new Set(['that', 'had', 'very', 'so']);

function danglesBefore(left: Token, right: Token): boolean {
  if (right.kind !== 'word') return false;
  if (DETERMINERS.has(left.key)) return DETERMINERS.has(right.key) || PREPOSITIONS.has(right.key) || NOT_AFTER_LINK.has(right.key);
  if (left.key === 'to') return AFTER_TO.has(right.key);
  if (PREPOSITIONS.has(left.key)) return NOT_AFTER_LINK.has(right.key) && !(BEFORE_TIME.has(left.key) && TIME_WORDS.has(right.key));
  // "if or not" is what is left of "whether or not".
  return (CONJUNCTIONS.has(left.key) || left.key === 'if') && CONJUNCTIONS.has(right.key);
}

/** The error between two words that were not adjacent before. */
function judgePair({ left, right }: Pair): DamageKind | null {
  if (left.kind !== 'word') return null;
  if (isEnd(right)) {
    const isLetter = left.text === 'A';
    const isAsked = right.key === '?' && MAY_END_QUESTION.has(left.key);
    return NEVER_LAST.has(left.key) && !isLetter && !isAsked && right.key !== '(' ? 'dangling_word' : null;
  }
  if (danglesBefore(left, right)) return 'dangling_word';
  if (right.kind !== 'word') return null;
  if ((left.key === 'a' || left.key === 'an') && isWrongArticle(left.key, right.text)) return 'wrong_article';
  if (PREPOSITIONS.has(left.key) && PREPOSITIONS.has(right.key) && !isPrepositionPair(left.key, right.key)) return 'two_prepositions';
  if (left.key === right.key && !MAY_DOUBLE.has(left.key) && !/\d/.test(left.key)) return 'doubled_word';
  return null;
}

/** Ends of clauses that a cut left without what they announced: "2 years' warranty, but only.", "please book in order." */
function findHanging({ tokens: before }: PartText, { tokens: after }: PartText): string[] {
  const wordsAt = (tokens: readonly Token[], index: number): string =>
    [tokens[index - 2], tokens[index - 1]].map((one) => one?.key).join(' ');
  const isHanging = (tokens: readonly Token[], index: number): boolean => {
    const [left, last, end] = [tokens[index - 2], tokens[index - 1], tokens[index]];
    if (last?.kind !== 'word' || end === undefined || !isEnd(end) || end.key === '?' || end.key === '(') return false;
    if (left?.key === 'in' && last.key === 'order') return true;
    return LIMITING.has(last.key) || (CONJUNCTIONS.has(left?.key ?? '') && AFTER_CONJUNCTION.has(last.key));
  };
  const known = new Set(before.flatMap((_, index) => (isHanging(before, index) ? [wordsAt(before, index)] : [])));
  return after.flatMap((_, index) => {
    const words = wordsAt(after, index);
    return isHanging(after, index) && !known.has(words) && words !== 'and so' ? [words] : [];
  });
}

/** A title before a name that did not have it. */
function findTitled(tokens: readonly Token[]): Map<string, string> {
  const found = new Map<string, string>();
  tokens.forEach((token, index) => {
    if (!TITLES.has(token.key)) return;
    const next = tokens[index + 1]?.key === '.' ? tokens[index + 2] : tokens[index + 1];
    if (next !== undefined && /^[\p{Lu}\ue001]/u.test(next.text)) found.set(`${token.key} ${next.key}`, `${token.text} ${next.text}`);
  });
  return found;
}

const countKeys = (tokens: readonly Token[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { key } of tokens) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
const PER = new Set(['a', 'an', 'per', 'each', 'every']);
const isNumber = ({ kind, key }: Token): boolean => kind === 'word' && /\d/.test(key);

/** Numbers that are gone while their unit, their noun or the name they belong to is still there. */
function findTornNumbers(before: PartText, after: PartText, fresh: readonly Pair[]): string[] {
  const [old, edited] = [countKeys(before.tokens), countKeys(after.tokens)];
  const keysAt = (at: 'left' | 'right') =>
    new Set(fresh.filter((pair) => !isNumber(pair[at === 'left' ? 'right' : 'left'])).map((pair) => pair[at].key));
  const freshAt = { left: keysAt('left'), right: keysAt('right') };
  const freshPairs = new Set(fresh.map(({ left, right }) => `${left.key} ${right.key}`));
  return before.tokens.flatMap((token, index) => {
    if (!isNumber(token) || (edited.get(token.key) ?? 0) >= (old.get(token.key) ?? 0)) return [];
    const [previous, next] = [before.tokens[index - 1], before.tokens[index + 1]];
    const isLeft = (side: Token | undefined, at: 'left' | 'right'): boolean =>
      side !== undefined && side.kind === 'word' && freshAt[at].has(side.key);
    const hasLostUnit = isLeft(next, 'right') && (isContentWord(next?.key ?? '') || PER.has(next?.key ?? '') || UNITS.has(next?.key ?? ''));
    // "Worth 25 minutes?" may become "worth a look".
    const isWorth = previous?.key === 'worth' && freshPairs.has('worth a');
    const hasLostFigure = isLeft(previous, 'left') && isContentWord(previous?.key ?? '') && !isVerb(previous?.key ?? '') && !isWorth;
    return hasLostUnit || hasLostFigure ? [token.text] : [];
  });
}

const INFLECTION = /^(?:['\u2019]?s|es|d|ed|ing|ly|er|r|y|n|al|ment|ments|ion|able|e|'?re|'?ve|'?ll|'?d|'?m)$/;

const FUNCTION_WORDS: ReadonlySet<string> = new Set('a i is it in on at to of an or as for you this'.split(' '));

function isHalfOf(word: string, whole: string): boolean {
  // A function word is not half of "11am".
  if (whole.length <= word.length || !whole.includes(word) || FUNCTION_WORDS.has(word)) return false;
  const rest = whole.replace(word, '');
  if (/[^\p{L}]/u.test(whole)) return !/^['\u2019](?:s|re|ve|ll|d|m)$|^['\u2019]$/.test(rest);
  if (word.length < 4) return false;
  return whole.endsWith(word) ? rest.length <= 2 : whole.startsWith(word) && rest.length <= 3 && !INFLECTION.test(rest);
}

/** Words that are a fragment of a word, a number or a brand in the original text. */
function findHalves(before: PartText, after: PartText): string[] {
  const [old, edited] = [countKeys(before.tokens), countKeys(after.tokens)];
  const gone = [...old].filter(([key, count]) => (edited.get(key) ?? 0) < count && key.length > 1).map(([key]) => key);
  return after.tokens
    .filter(({ kind, key }) => kind === 'word' && !old.has(key) && gone.some((whole) => isHalfOf(key, whole)))
    .map(({ text }) => text);
}

/** Damage to words and to pairs of adjacent words. */
export function findWordDamage(before: PartText, after: PartText): Flaw[] {
  const known = new Set(pairsOf(before.tokens).map(keyOf));
  const fresh = pairsOf(after.tokens).filter((pair) => !known.has(keyOf(pair)));
  const titled = findTitled(before.tokens);
  const gluedToStart = fresh.find(({ left, right }) => left.kind === 'start' && /^(?:of|by|with|into|than|or|nor)$/.test(right.key));
  return [
    ...fresh.flatMap((pair): Flaw[] => {
      const kind = judgePair(pair);
      return kind === null ? [] : [{ kind, text: `${pair.left.text} ${pair.right.text}`.trim() }];
    }),
    ...findHanging(before, after).map((text): Flaw => ({ kind: 'dangling_word', text })),
    ...(gluedToStart === undefined ? [] : [{ kind: 'dangling_word', text: gluedToStart.right.text } satisfies Flaw]),
    ...fresh
      .filter(({ left, right }) => left.key === 'here' && isEnd(right) && after.links.length < before.links.length)
      .map(({ left }): Flaw => ({ kind: 'dead_pointer', text: left.text })),
    ...[...findTitled(after.tokens)].filter(([key]) => !titled.has(key)).map(([, text]): Flaw => ({ kind: 'wrong_title', text })),
    ...findTornNumbers(before, after, fresh).map((text): Flaw => ({ kind: 'number_torn', text })),
    ...findHalves(before, after).map((text): Flaw => ({ kind: 'half_token', text })),
  ];
}
