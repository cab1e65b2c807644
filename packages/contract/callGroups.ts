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

/** Headings under which calls are listed, in their order. */
export const CALL_GROUPS: readonly string[] = [...GROUPS.map(({ title }) => title), OTHERS];

export const callGroupOf = ({ path }: Endpoint): string =>
  GROUPS.find(({ segments }) => segments.includes(path.split('/')[1] ?? ''))?.title ?? OTHERS;

/** A path as people and OpenAPI write it: `/campaign/{campaignId}`. */
export const toShownPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** Codes that any call may answer besides its own. */
export const ERRORS_OF_EVERY_CALL: readonly ErrorCode[] = ['too_many_requests', 'overloaded', 'internal'];

const GUARDED: readonly ErrorCode[] = ['not_authenticated', 'session_expired', 'api_key_unknown'];

/** Codes added by authentication. */
export const ERRORS_OF_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  session: [...GUARDED, 'scope_missing'],
  person: [...GUARDED, 'api_key_refused'],
};
