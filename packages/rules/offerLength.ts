/** Longest offer that a user may name, in code points. */
export const MAX_OFFER = 80;
