/** Phrases word by word, so that a text is searched for all of them at once: most of its words begin none. */
export type PhraseTree<Found> = { found?: Found; next?: Map<string, PhraseTree<Found>> };

/** Takes phrases whose words are joined with single spaces. */
export function growPhrases<Found>(phrases: Iterable<readonly [phrase: string, found: Found]>): PhraseTree<Found> {
  const root: PhraseTree<Found> = {};
  for (const [phrase, found] of phrases) {
    let branch = root;
    for (const word of phrase.split(' ')) {
      branch.next ??= new Map<string, PhraseTree<Found>>();
      const next: PhraseTree<Found> = branch.next.get(word) ?? {};
      branch.next.set(word, next);
      branch = next;
    }
    branch.found = found;
  }
  return root;
}

/** The phrases of at most `most` words that begin at a position, shortest first. */
export function findPhrasesAt<Found>(
  words: readonly string[],
  at: number,
  { tree, most }: { tree: PhraseTree<Found>; most: number },
): { length: number; found: Found }[] {
  const all: { length: number; found: Found }[] = [];
  let branch: PhraseTree<Found> | undefined = tree;
  for (let length = 1; length <= most && at + length <= words.length; length += 1) {
    branch = branch.next?.get(words[at + length - 1] ?? '');
    if (branch === undefined) break;
    if (branch.found !== undefined) all.push({ length, found: branch.found });
  }
  return all;
}
