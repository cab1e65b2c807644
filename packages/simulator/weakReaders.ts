import { isFlattery } from './signs/prose/flattery.ts';
import { isEmptySubject } from './signs/subject/emptySubject.ts';
import { isTradeSubject } from './signs/subject/tradeSubject.ts';

/** What the check before launch asks about a text. */
export const WEAK_READERS = { isEmptySubject, isTradeSubject, isFlattery } as const;
