const FIRST_MINUTE_MS = 60_000;

/** Wait between two polls of a running campaign: one second in the first minute of watching, then ten. False stops the polling. */
export function pollingIntervalMs(isRunning: boolean, openedAtMs: number, nowMs = Date.now()): number | false {
  if (!isRunning) return false;
  return nowMs - openedAtMs < FIRST_MINUTE_MS ? 1000 : 10_000;
}
