/**
 * The day an email of a sequence is sent, counted from 1 for the first email, whose `position` is 1; waits are days after the previous
 * email.
 */
export const dayOf = (position: number, waits: readonly (number | undefined)[]): number =>
  1 + waits.slice(0, position - 1).reduce<number>((days, wait) => days + (wait ?? 0), 0);
