/** The server's source of time; tests pass one they can set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
