/** Caching a piece of a text would keep the whole text in memory, because engines slice without copying; adding a character copies. */
const copyOf = (text: string): string => (text.length > 12 ? ` ${text}`.slice(1) : text);

/**
 * Caches at most `most` results of a function of a text. Emails of one list use few different words, names and titles. Of the two halves, the
 * newer one has what was asked for since the older one was full; then the older one is dropped, so that what is still in use stays.
 */
export function remember<Answer>(most: number, compute: (text: string) => Answer): (text: string) => Answer {
  let [newer, older] = [new Map<string, Answer>(), new Map<string, Answer>()];
  return (text) => {
    const known = newer.get(text);
    if (known !== undefined) return known;
    const own = copyOf(text);
    const answer = older.get(text) ?? compute(own);
    if (newer.size >= most / 2) [newer, older] = [new Map(), newer];
    newer.set(own, answer);
    return answer;
  };
}

/** Longer texts are seldom the same in two emails, and would fill the memory. */
const LONGEST = 400;

/** Like `remember`, for sentences and lines; those of a list are mostly the same. */
export function rememberShort<Answer>(most: number, compute: (text: string) => Answer): (text: string) => Answer {
  const remembered = remember(most, compute);
  return (text) => (text.length > LONGEST ? compute(text) : remembered(text));
}

/** How many sentences a question about them is remembered for. */
const SENTENCES = 4000;

/** A question about a sentence, answered once for each. */
export const rememberTest = (test: (sentence: string) => boolean): ((sentence: string) => boolean) => rememberShort(SENTENCES, test);
