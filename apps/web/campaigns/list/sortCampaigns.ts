import { processedShare } from '@coldcast/rules/campaignStatus';
import type { Ratio } from '@coldcast/rules/ratings';
import type { CampaignRow } from './campaignRow.ts';

export const SORT_COLUMNS = ['name', 'status', 'created', 'leads', 'progress', 'open', 'reply', 'interest', 'unsubscribe'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
type SortOrder = 'ascending' | 'descending';
export type CampaignSort = { column: SortColumn; order: SortOrder };

/** The next state after a click on a header: ascending, descending, none. Another header starts at ascending. */
export function nextSort(current: CampaignSort | null, column: SortColumn): CampaignSort | null {
  if (current === null || current.column !== column) return { column, order: 'ascending' };
  return current.order === 'ascending' ? { column, order: 'descending' } : null;
}

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

// Cross-multiplied, so that equal fractions are ties.
const compareRatios = (a: Ratio, b: Ratio) => a.numerator * b.denominator - b.numerator * a.denominator;

function compareBy(column: SortColumn, a: CampaignRow, b: CampaignRow): number {
  if (column === 'name') return names.compare(a.campaignName, b.campaignName);
  if (column === 'created') return a.createdMs - b.createdMs;
  if (column === 'leads') return a.progress.total - b.progress.total;
  if (column === 'status' || column === 'progress') return processedShare(a.progress) - processedShare(b.progress);
  return a.rates === null || b.rates === null ? 0 : compareRatios(a.rates[column].ratio, b.rates[column].ratio);
}

const hasNoValue = (column: SortColumn, row: CampaignRow): boolean =>
  row.rates === null && (column === 'open' || column === 'reply' || column === 'interest' || column === 'unsubscribe');

/** Sorted rows: '-' last in both orders, ties newest first (decision 61). Without a sort: newest first. */
export function sortCampaigns(rows: readonly CampaignRow[], sort: CampaignSort | null): CampaignRow[] {
  const newestFirst = (a: CampaignRow, b: CampaignRow) => b.createdMs - a.createdMs;
  if (sort === null) return rows.toSorted(newestFirst);
  const sign = sort.order === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const emptyLast = Number(hasNoValue(sort.column, a)) - Number(hasNoValue(sort.column, b));
    return emptyLast || sign * compareBy(sort.column, a, b) || newestFirst(a, b);
  });
}
