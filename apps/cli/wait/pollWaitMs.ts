const FIRST_MINUTE_MS = 60_000;

/** Time between two looks at a running campaign: a second in the first minute, then ten, as the pages do. */
export const pollWaitMs = (waitedMs: number): number => (waitedMs < FIRST_MINUTE_MS ? 1000 : 10_000);
