/** The day an email of a sequence goes out, counted from 1 for the first email. `position` is 1 for it; waits are days after the email before. */
export const dayOf = (position: number, waits: readonly (number | undefined)[]): number =>
  1 + waits.slice(0, position - 1).reduce<number>((days, wait) => days + (wait ?? 0), 0);
