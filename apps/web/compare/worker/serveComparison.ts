import { createListComparer, type CompareAnswer, type CompareInput, type PrepareInput } from './compareLists.ts';

/** Messages of the worker: its progress, and finally the answer. */
export type CompareNews = { share: number } | { answer: CompareAnswer };

/** The worker's side of `openComparer`. */
export function serveComparison(tell: (news: CompareNews) => void): (input: CompareInput | PrepareInput) => void {
  const comparer = createListComparer();
  return (input) => {
    if (input.kind === 'prepare') comparer.prepare(input);
    else tell({ answer: comparer.compare(input, (share) => tell({ share })) });
  };
}
