/** How many words, at most `most`, the longest phrase has that begins with a word: most words begin none. Takes words joined with spaces. */
export function longestByFirst(phrases: Iterable<string>, most: number): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, Math.min(most, words.length)));
  }
  return longest;
}
