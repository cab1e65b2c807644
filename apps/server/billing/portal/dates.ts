const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day in UTC, such as `January 31, 2026`. */
export const toDay = (moment: Date): string => format.format(moment);

const numbers = new Intl.NumberFormat('en-US');

export const toNumber = (value: number): string => numbers.format(value);
