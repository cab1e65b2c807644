import type { Flaw } from './damage.ts';
import { isVerb, LEANING } from './lexicon.ts';
import { lettersOf, type PartText } from './partText.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019-]*/gu) ?? [];

/** Share of the shorter sentence's words that stand in the other one too. */
function overlap(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length < other.length ? [one, new Set(other)] : [other, new Set(one)];
  return short.length === 0 ? 0 : short.filter((word) => long.has(word)).length / short.length;
}

const ALIKE = 0.5;
/** Shorter sentences may do without a verb. */
const LEAST_WORDS = 3;

/** Sentences without a verb whose sentence before had one. */
function findVerbless(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before.map(lettersOf));
  return after.filter((sentence) => {
    const words = wordsOf(sentence);
    if (known.has(lettersOf(sentence)) || words.length < LEAST_WORDS || words.some(isVerb)) return false;
    return before.some((one) => {
      const old = wordsOf(one);
      return (
        old.length > words.length && overlap(words, old) > 0.6 && old.some((word) => isVerb(word) || words.every((own) => own !== word))
      );
    });
  });
}

/** Sentences that lean on a neighbor which is gone. */
function findOrphans(before: readonly string[], after: readonly string[]): string[] {
  const leaning = new Map<string, string[]>();
  before.forEach((sentence, index) => {
    const key = lettersOf(sentence);
    if (index > 0 && LEANING.test(sentence)) leaning.set(key, [...(leaning.get(key) ?? []), before[index - 1] ?? '']);
  });
  return after.filter((sentence, index) => {
    const own = after[index - 1] ?? '';
    const neighbors = leaning.get(lettersOf(sentence));
    return (
      neighbors !== undefined && !neighbors.some((old) => lettersOf(old) === lettersOf(own) || overlap(wordsOf(old), wordsOf(own)) >= ALIKE)
    );
  });
}

/** Sentences that stand twice and did not. */
function findDoubled(before: readonly string[], after: readonly string[]): string[] {
  const count = (list: readonly string[], key: string) => list.filter((one) => lettersOf(one) === key).length;
  return after.filter((sentence) => {
    const key = lettersOf(sentence);
    return wordsOf(sentence).length >= LEAST_WORDS && count(after, key) > Math.max(1, count(before, key));
  });
}

const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text) && !/^\p{Ll}+\p{Lu}/u.test(text);

/** Sentences that lost their capital with their first word: the word they begin with now stood inside one. */
function findSmallStarts({ sentences: before }: PartText, { sentences: after }: PartText): string[] {
  if (before.some(isSmall)) return [];
  const known = new Set(before.flatMap(wordsOf));
  return after.filter((sentence) => isSmall(sentence) && known.has(wordsOf(sentence)[0] ?? ''));
}

/** What became of the sentences of a body or a subject. */
export function findSentenceDamage(before: PartText, after: PartText, isSubject: boolean): Flaw[] {
  const lost = findSmallStarts(before, after).map((text): Flaw => ({ kind: 'first_letter', text }));
  if (isSubject) return lost;
  return [
    ...lost,
    ...findVerbless(before.sentences, after.sentences).map((text): Flaw => ({ kind: 'no_verb', text })),
    ...findOrphans(before.sentences, after.sentences).map((text): Flaw => ({ kind: 'orphan', text })),
    ...findDoubled(before.sentences, after.sentences).map((text): Flaw => ({ kind: 'doubled_sentence', text })),
  ];
}
