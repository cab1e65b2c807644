import { groupedCount } from './numberText.ts';

/** A count with its noun: "1 lead", "3,000 leads"; pass `plural` if it is not the noun with an s. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${groupedCount(count)} ${count === 1 ? noun : plural}`;
