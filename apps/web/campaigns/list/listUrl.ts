import type { CampaignStatus } from '@coldcast/rules/campaignStatus';
import type { CampaignFilter, CreatedFilter } from './filterCampaigns.ts';
import { SORT_COLUMNS } from './columns.tsx';
import type { CampaignSort } from './sortCampaigns.ts';

/** The sort in the address as `sort=open` and `order=desc`; unknown values mean no sort. */
export function parseSort(params: URLSearchParams): CampaignSort | null {
  const column = SORT_COLUMNS.find(({ id }) => id === params.get('sort'))?.id;
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

/** How the address spells a status. */
const STATUS_WORDS: Record<CampaignStatus, string> = { Scheduled: 'scheduled', 'In Progress': 'running', Completed: 'completed' };
export const STATUSES: readonly CampaignStatus[] = ['Scheduled', 'In Progress', 'Completed'];

const MAX_DAYS = 3660;

/** A calendar day, otherwise null; February 31 does not exist. */
function parseDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

function parseCreated(params: URLSearchParams): CreatedFilter | null {
  const count = Number(params.get('created'));
  if (Number.isInteger(count) && count > 0 && count <= MAX_DAYS) return { kind: 'last', count };
  const [from, to] = [parseDay(params.get('from')), parseDay(params.get('to'))];
  return from === null && to === null ? null : { kind: 'days', from, to };
}

/** The filter in the address as `q`, `status`, and `created=30` (days up to now) or `from` and `to`; unknown values are ignored. */
export const parseFilter = (params: URLSearchParams): CampaignFilter => ({
  search: params.get('q') ?? '',
  status: STATUSES.find((status) => STATUS_WORDS[status] === params.get('status')) ?? null,
  created: parseCreated(params),
});

export function withFilter(params: URLSearchParams, { search, status, created }: CampaignFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => (value === null || value === '' ? next.delete(name) : next.set(name, value));
  put('q', search);
  put('status', status && STATUS_WORDS[status]);
  put('created', created?.kind === 'last' ? String(created.count) : null);
  put('from', created?.kind === 'days' ? created.from : null);
  put('to', created?.kind === 'days' ? created.to : null);
  return next;
}
