/** The number before one half. With one half itself, 0.49999999999999994 would become 1. */
const ALMOST_HALF = 0.49999999999999994;

/** `Math.round` of a number from 0 on, in half the time. */
export const roundUp = (number: number): number => Math.floor(number + ALMOST_HALF);
