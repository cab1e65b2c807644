import { LanguageError } from './LanguageError.ts';

/** After this many failures in a row, the endpoint counts as unreachable. */
const MAX_FAILURES_IN_ROW = 5;

/** Stops asking if the endpoint is unreachable, its key refused, or the cap reached. */
export function createBreaker() {
  let [failures, last]: [number, LanguageError | undefined] = [0, undefined];
  return {
    check: (): void => {
      if (last !== undefined && (last.problem !== 'failed' || failures >= MAX_FAILURES_IN_ROW)) throw last;
    },
    succeed: (): void => {
      [failures, last] = [0, undefined];
    },
    fail: (error: unknown): void => {
      if (!(error instanceof LanguageError)) return;
      if (error.problem === 'failed' || error.problem === 'stopped' || error.problem === 'spent') [failures, last] = [failures + 1, error];
    },
  };
}
