import { compareLists, type CompareAnswer, type CompareInput } from './compareLists.ts';

/** Messages of the worker: its progress, and finally the answer. */
export type CompareNews = { share: number } | { answer: CompareAnswer };

const tell = (news: CompareNews) => self.postMessage(news);

self.addEventListener('message', ({ data }: MessageEvent<CompareInput>) => {
  tell({ answer: compareLists(data, (share) => tell({ share })) });
});
