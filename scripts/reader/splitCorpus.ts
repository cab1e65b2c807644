import type { CorpusEmail } from './readCorpus.ts';

export type CorpusPart = 'train' | 'tune' | 'test';

/** Writers whose emails are reserved for testing and tuning; all others are for training. No writer and no email is in two parts. */
const TEST_WRITERS: readonly string[] = ['a4', 'b5', 'c2'];
const TUNE_WRITERS: readonly string[] = ['a5', 'b3', 'c6'];

const MAX_SIMILARITY = 0.5;

const triplesOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
};

/** The share of word triples that two texts have in common. */
function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const triple of one) if (other.has(triple)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

function partOf({ writer }: CorpusEmail): CorpusPart {
  if (TEST_WRITERS.includes(writer)) return 'test';
  return TUNE_WRITERS.includes(writer) ? 'tune' : 'train';
}

export type SplitSentence = { email: CorpusEmail; index: number };

/** Sentences of at least five words in `emails` that have a near duplicate in `against`, found by shared triples. */
export function findNearDuplicates(emails: readonly CorpusEmail[], against: readonly CorpusEmail[]): SplitSentence[] {
  const holders = new Map<string, Set<string>[]>();
  for (const { body, sentences } of against)
    for (const { start, end } of sentences) {
      const triples = triplesOf(body.slice(start, end));
      for (const triple of triples) holders.set(triple, [...(holders.get(triple) ?? []), triples]);
    }
  return emails.flatMap((email) =>
    email.sentences.flatMap(({ start, end }, index) => {
      const triples = triplesOf(email.body.slice(start, end));
      const alike = [...triples].some((triple) => holders.get(triple)?.some((other) => jaccard(triples, other) > MAX_SIMILARITY) === true);
      return triples.size >= 3 && alike ? [{ email, index }] : [];
    }),
  );
}

/** The three parts; training sentences that nearly duplicate one of the other two parts are left out of training. */
export function splitCorpus(corpus: readonly CorpusEmail[]): Record<CorpusPart, CorpusEmail[]> {
  const parts = { train: [], tune: [], test: [] } as Record<CorpusPart, CorpusEmail[]>;
  for (const email of corpus) parts[partOf(email)].push(email);
  const drop = (from: CorpusEmail[], against: readonly CorpusEmail[]) => {
    const doubles = new Map<CorpusEmail, Set<number>>();
    for (const { email, index } of findNearDuplicates(from, against)) doubles.set(email, (doubles.get(email) ?? new Set()).add(index));
    return from.map((email) =>
      doubles.has(email) ? { ...email, sentences: email.sentences.filter((_, index) => doubles.get(email)?.has(index) !== true) } : email,
    );
  };
  const tune = drop(parts.tune, parts.test);
  return { test: parts.test, tune, train: drop(drop(parts.train, parts.test), tune) };
}
