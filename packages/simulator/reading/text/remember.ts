/** Caching a long piece of a text would keep the whole text in memory, because engines slice without copying. */
const copyOf = (text: string): string => (text.length > 12 ? text.split('').join('') : text);

/** Caches at most `most` results of a function of a text. Emails of one list use few different words, names and titles. */
export function remember<Answer>(most: number, compute: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const old = known.get(text);
    if (old !== undefined) return old;
    const own = copyOf(text);
    const answer = compute(own);
    if (known.size >= most) known.clear();
    known.set(own, answer);
    return answer;
  };
}
