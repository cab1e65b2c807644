import { DEFAULT_BUCKET, parseBucket, type Bucket } from '@coldcast/rules/deliverability';
import { FIT_FILTERS, type FitFilter } from '@coldcast/rules/fitLevels';
import { FILTER_ACTIONS, type FilterAction } from '@coldcast/rules/leadActions';

/** The tabs in order: Lead List is index 2, Inbox is index 3. */
export const DETAIL_TABS = ['Mock Insights', 'Performance', 'Lead List', 'Inbox'] as const;
export type DetailTab = 0 | 1 | 2 | 3;

/** The state in a campaign page's address: `tab`, `bucket`, `action`, `fit`, `lead`. Defaults are omitted. */
export type DetailState = { tab: DetailTab; bucket: Bucket; action: FilterAction | null; fit: FitFilter | null; lead: string | null };

/** Used in place of a lead's id for the first reply: a link can open it before the results are loaded. */
export const FIRST_REPLY = 'first';

const TAB_INDICES: readonly DetailTab[] = [0, 1, 2, 3];

export function parseDetailState(params: URLSearchParams): DetailState {
  return {
    tab: TAB_INDICES.find((tab) => String(tab) === params.get('tab')) ?? 0,
    bucket: parseBucket(params.get('bucket') ?? '') ?? DEFAULT_BUCKET,
    action: FILTER_ACTIONS.find((action) => action === params.get('action')) ?? null,
    fit: FIT_FILTERS.find((fit) => fit === params.get('fit')) ?? null,
    lead: params.get('lead'),
  };
}

export function withDetailState(params: URLSearchParams, change: Partial<DetailState>): URLSearchParams {
  const state = { ...parseDetailState(params), ...change };
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  put('tab', state.tab === 0 ? null : String(state.tab));
  put('bucket', state.bucket === DEFAULT_BUCKET ? null : state.bucket);
  put('action', state.action);
  put('fit', state.fit);
  put('lead', state.lead);
  return next;
}
