import type { Intent } from '../outcome.ts';
import { readStock, type Stock, type StockCell } from './readStock.ts';

const kept = new Map<string, Stock>();

/** Stocks are parsed when first needed. */
export function stockOf(text: string): Stock {
  const known = kept.get(text) ?? readStock(text);
  kept.set(text, known);
  return known;
}

/** Merges the lines of several stocks. */
export function joinStocks(texts: readonly string[], intent: Intent): StockCell {
  const cells = texts.map((text) => stockOf(text)[intent]);
  return { lines: cells.flatMap(({ lines }) => lines), closes: cells.flatMap(({ closes }) => closes) };
}
