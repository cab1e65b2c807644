/** Where the server takes the time from; tests pass one they can set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
