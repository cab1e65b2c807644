import type { Intent } from '../outcome.ts';
import type { SellerFacts } from './asks/sellerFacts.ts';
import { fitsLine, type Known } from './chooseLine.ts';
import { stockOf } from './keptStocks.ts';
import type { StockLine } from './readStock.ts';
import { SELLER_ANSWERS_TEXT } from './stock/sellerAnswers.ts';

/** Lines that answer a part of an email with some intent. */
export const linesFor = (part: SellerFacts, known: Known, intent: Intent): StockLine[] =>
  stockOf(SELLER_ANSWERS_TEXT)[intent].lines.filter((line) => part.tags.includes(line.needs[0] ?? '') && fitsLine(line, known));

/** Whether somebody who answers a list of questions has an answer to each of them. */
export const answersAll = (parts: readonly SellerFacts[], tags: ReadonlySet<string>): boolean =>
  parts.every((part) => {
    const known = { ask: null, tags: new Set([...tags, ...part.tags, 'inline']), fields: new Map(part.fields) };
    return linesFor(part, known, 'question').length > 0;
  });
