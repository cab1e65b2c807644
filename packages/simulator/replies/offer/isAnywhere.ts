import { readTrades } from '../../fit/titles/titleTrades.ts';

/** Work that firms of every trade have done, and that is no sign of what a firm can use. */
const OF_ANY_FIRM: ReadonlySet<string> = new Set('procurement facilities property maintenance office executive operations'.split(' '));

/** Whether a title says nothing of what its firm does: those who buy or look after the rooms of any firm, and names of no work at all. */
export const isAnywhere = (title: string | null): boolean => readTrades(title ?? '').every(({ trade }) => OF_ANY_FIRM.has(trade));
