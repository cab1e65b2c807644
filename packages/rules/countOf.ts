const format = new Intl.NumberFormat('en-US');

/** A count with its noun: "1 lead", "3,000 leads"; pass `plural` if it is not the noun with an s. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${format.format(count)} ${count === 1 ? noun : plural}`;
