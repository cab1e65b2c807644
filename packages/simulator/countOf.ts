/** A count with its noun: "1 word", "3,000 leads". */
export const countOf = (count: number, noun: string): string => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
