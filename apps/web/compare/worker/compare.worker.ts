import { compareLists, type CompareAnswer, type CompareInput } from './compareLists.ts';

/** What the worker says: how far it is, and at last the answer. */
export type CompareNews = { share: number } | { answer: CompareAnswer };

const tell = (news: CompareNews) => self.postMessage(news);

self.addEventListener('message', ({ data }: MessageEvent<CompareInput>) => {
  tell({ answer: compareLists(data, (share) => tell({ share })) });
});
