import { compareLists, type CompareInput } from './compareLists.ts';

self.addEventListener('message', ({ data }: MessageEvent<CompareInput>) => {
  self.postMessage(compareLists(data));
});
