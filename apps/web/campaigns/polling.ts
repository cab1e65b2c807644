const FIRST_MINUTE_MS = 60_000;

/**
 * Waiting time between two looks at a running campaign: every second in the first minute of looking, then every ten.
 * False stops the polling.
 */
export function pollingIntervalMs(isRunning: boolean, openedAtMs: number, nowMs = Date.now()): number | false {
  if (!isRunning) return false;
  return nowMs - openedAtMs < FIRST_MINUTE_MS ? 1000 : 10_000;
}
