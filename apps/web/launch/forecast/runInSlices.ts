/** Longest piece of work before waiting messages are handled. */
const SLICE_MS = 12;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs a generator to its end and handles waiting messages between its steps; null if the result is no longer wanted. */
export async function runInSlices<Answer>(work: Generator<undefined, Answer>, isWanted: () => boolean): Promise<Answer | null> {
  let start = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - start > SLICE_MS) {
      await pause();
      if (!isWanted()) return null;
      start = performance.now();
    }
  }
}
