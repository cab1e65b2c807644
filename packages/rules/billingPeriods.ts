import type { BillingCycle } from './plans.ts';

export const monthsOfCycle = (cycle: BillingCycle): number => (cycle === 'year' ? 12 : 1);

/** The same day and time a number of calendar months later, in UTC; a day the month does not have becomes its last day. */
export function addMonths(moment: Date, months: number): Date {
  const year = moment.getUTCFullYear();
  const month = moment.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(moment);
  moved.setUTCFullYear(year, month, Math.min(moment.getUTCDate(), lastDay));
  return moved;
}

/**
 * The end of a period that starts at `start`. Counted from the anchor, not from `start`, so that a subscription from January 31 renews on
 * February 28 and again on March 31.
 */
export function periodEnd(anchorAt: Date, cycle: BillingCycle, start: Date): Date {
  const calendarMonths = (start.getUTCFullYear() - anchorAt.getUTCFullYear()) * 12 + start.getUTCMonth() - anchorAt.getUTCMonth();
  const isBeforeBoundary = addMonths(anchorAt, calendarMonths).getTime() > start.getTime();
  return addMonths(anchorAt, calendarMonths - (isBeforeBoundary ? 1 : 0) + monthsOfCycle(cycle));
}
