import { createListComparer, type CompareAnswer, type CompareInput, type PrepareInput } from './compareLists.ts';

/** Messages of the worker: its progress, and finally the answer. */
export type CompareNews = { share: number } | { answer: CompareAnswer };

const tell = (news: CompareNews) => self.postMessage(news);

const comparer = createListComparer();

self.addEventListener('message', ({ data }: MessageEvent<CompareInput | PrepareInput>) => {
  if (data.kind === 'prepare') comparer.prepare(data);
  else tell({ answer: comparer.compare(data, (share) => tell({ share })) });
});
