/** Edits are tried on this many leads, in the draft, in the insights and in the better version: one edit has one figure everywhere. */
export const MOST_TRIED = 100;
