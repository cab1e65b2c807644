import { SPAM_STOCKS, type StockName } from './phraseStock.ts';

const clusters: ReadonlySet<StockName> = new Set(SPAM_STOCKS);

/** Whether a phrase belongs to the groups that spam filters look for. */
export const isSpam = ({ stock }: { stock: StockName }): boolean => clusters.has(stock);
