const FIRST_MINUTE_MS = 60_000;

/** Time between two polls of a running campaign: one second in the first minute, then ten, as on the pages. */
export const pollWaitMs = (waitedMs: number): number => (waitedMs < FIRST_MINUTE_MS ? 1000 : 10_000);
