/** Caching a piece of a text would keep the whole text in memory, because engines slice without copying; adding a character copies. */
const copyOf = (text: string): string => (text.length > 12 ? ` ${text}`.slice(1) : text);

/**
 * Caches results of a function of a text: at most `most` of them, or as many as `sizeOf` adds up to that. Emails of one list use few different
 * words, names and titles. Of the two halves, the newer one has what was asked for since the older one was full; then the older one is
 * dropped, so that what is still in use stays.
 */
export function remember<Answer>(
  most: number,
  compute: (text: string) => Answer,
  sizeOf: (text: string) => number = () => 1,
): (text: string) => Answer {
  let [newer, older] = [new Map<string, Answer>(), new Map<string, Answer>()];
  let size = 0;
  return (text) => {
    const known = newer.get(text);
    if (known !== undefined) return known;
    const own = copyOf(text);
    const answer = older.get(text) ?? compute(own);
    if (size >= most / 2) [newer, older, size] = [new Map(), newer, 0];
    newer.set(own, answer);
    size += sizeOf(own);
    return answer;
  };
}

/** Longer texts are seldom the same in two emails, and would push out all the others: only the last few are kept. */
const LONGEST = 2000;
/** How many characters of texts results are kept for: of usual ones and of long ones, enough for a sequence of the longest emails. */
const CHARACTERS = 400_000;
const LONG_CHARACTERS = 200_000;

/** Like `remember`, for paragraphs, sentences and lines; those of a list are mostly the same. */
export function rememberLines<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const sizeOf = ({ length }: string): number => length;
  const remembered = remember(CHARACTERS, compute, sizeOf);
  const longer = remember(LONG_CHARACTERS, compute, sizeOf);
  return (text) => (text.length > LONGEST ? longer(text) : remembered(text));
}

let tests = 0;
/** The answers to all questions about a sentence: looking up one text takes longer than most other steps of a reading. */
const answersOf = rememberLines((): (boolean | undefined)[] => []);

/** A question about a sentence, answered once for each. */
export function rememberTest(test: (sentence: string) => boolean): (sentence: string) => boolean {
  const place = tests;
  tests += 1;
  return (sentence) => (answersOf(sentence)[place] ??= test(sentence));
}
