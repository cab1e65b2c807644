const FIRST_MINUTE_MS = 60_000;

/**
 * Waiting time between two looks at a running campaign: every second in the first minute of looking, then every ten (decision 70).
 * False stops the polling.
 */
export function pollingIntervalMs(isRunning: boolean, watchedMs: number): number | false {
  if (!isRunning) return false;
  return watchedMs < FIRST_MINUTE_MS ? 1000 : 10_000;
}
