import type { Access, Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

const GROUPS: readonly { title: string; segments: readonly string[] }[] = [
  { title: 'Accounts', segments: ['users', 'organisation'] },
  { title: 'Campaigns and results', segments: ['forecast', 'campaign', 'shared'] },
  { title: 'Your sends', segments: ['sends', 'outcome-proposals', 'track-record', 'deliverability-estimate'] },
  { title: 'Insights', segments: ['insights'] },
  { title: 'Billing', segments: ['billing'] },
  { title: 'Webhooks', segments: ['webhooks'] },
];
const OTHERS = 'The product';

/** Headings under which calls are listed, in order. */
export const CALL_GROUPS: readonly string[] = [...GROUPS.map(({ title }) => title), OTHERS];

export const callGroupOf = ({ path }: Endpoint): string =>
  GROUPS.find(({ segments }) => segments.includes(path.split('/')[1] ?? ''))?.title ?? OTHERS;

/** A path as in documents and OpenAPI: `/campaign/{campaignId}`. */
export const toShownPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** Error codes that any call may return besides its own. */
export const ERRORS_OF_EVERY_CALL: readonly ErrorCode[] = ['too_many_requests', 'overloaded', 'internal'];

const GUARDED: readonly ErrorCode[] = ['not_authenticated', 'session_expired', 'api_key_unknown'];

/** Error codes added by authentication. */
export const ERRORS_OF_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  session: [...GUARDED, 'scope_missing'],
  person: [...GUARDED, 'api_key_refused'],
};
