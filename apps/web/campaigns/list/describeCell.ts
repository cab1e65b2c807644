import { formatCount, formatFullDate } from '../../ui/formats.ts';
import { LIST_RATES } from '@coldcast/rules/ratings';
import type { CampaignRow } from './campaignRow.ts';
import type { TipText } from './HoverTips.tsx';
import { tipDetail, tipTitle } from './rateWords.ts';

/** Names that fit their column need no tip. */
const SHORT_NAME = 24;

/** `409 simulated, 3 failed, 412 total` */
export const progressWords = ({ progress: { success, failed, total } }: CampaignRow): string =>
  `${formatCount(success)} simulated, ${formatCount(failed)} failed, ${formatCount(total)} total`;

/** The tip of a cell of the list; null if the cell already shows everything. */
export function describeCell(what: string, row: CampaignRow): TipText | null {
  if (what === 'name') return row.campaignName.length > SHORT_NAME ? { title: row.campaignName, detail: '' } : null;
  if (what === 'created') return { title: formatFullDate(row.createdAt), detail: '' };
  if (what === 'progress') return { title: `${row.percent}%`, detail: progressWords(row) };
  const rate = LIST_RATES.find((name) => name === what);
  const cell = rate && row.rates?.[rate];
  return rate && cell ? { title: tipTitle(rate, cell, row.emails), detail: tipDetail(rate, cell) } : null;
}
