import type { CampaignRow } from './campaignRow.ts';
import { SORT_COLUMNS, type CampaignColumn, type SortColumn } from './columns.tsx';

type SortOrder = 'ascending' | 'descending';
export type CampaignSort = { column: SortColumn; order: SortOrder };

/** The next state after a click on a header: ascending, descending, none. A different header starts with ascending. */
export function nextSort(current: CampaignSort | null, column: SortColumn): CampaignSort | null {
  if (current === null || current.column !== column) return { column, order: 'ascending' };
  return current.order === 'ascending' ? { column, order: 'descending' } : null;
}

/** Sorted rows: '-' last in both orders, ties newest first. Without a sort: newest first. */
export function sortCampaigns(rows: readonly CampaignRow[], sort: CampaignSort | null): CampaignRow[] {
  const newestFirst = (a: CampaignRow, b: CampaignRow) => b.createdMs - a.createdMs;
  if (sort === null) return rows.toSorted(newestFirst);
  const sign = sort.order === 'ascending' ? 1 : -1;
  const column: CampaignColumn | undefined = SORT_COLUMNS.find(({ id }) => id === sort.column);
  const { compare, isEmpty = () => false } = column ?? {};
  return rows.toSorted((a, b) => {
    const emptyLast = Number(isEmpty(a)) - Number(isEmpty(b));
    return emptyLast || sign * (compare?.(a, b) ?? 0) || newestFirst(a, b);
  });
}
