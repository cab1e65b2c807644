import { SORT_COLUMNS, type CampaignSort } from './sortCampaigns.ts';

/** The sort kept in the address as `sort=open` and `order=desc`; anything unknown is no sort. */
export function parseSort(params: URLSearchParams): CampaignSort | null {
  const column = SORT_COLUMNS.find((name) => name === params.get('sort'));
  if (column === undefined) return null;
  return { column, order: params.get('order') === 'desc' ? 'descending' : 'ascending' };
}

export function withSort(params: URLSearchParams, sort: CampaignSort | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('sort');
  next.delete('order');
  if (sort !== null) {
    next.set('sort', sort.column);
    if (sort.order === 'descending') next.set('order', 'desc');
  }
  return next;
}

/** The search kept as `q`. */
export function withSearch(params: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (text === '') next.delete('q');
  else next.set('q', text);
  return next;
}
