import { DEFAULT_BUCKET, parseBucket, type Bucket } from '@coldcast/rules/deliverability';
import { MAX_COMPARED } from '../ui/compareAddress.ts';

/** The state in the address: `campaign` up to five times, where the first is the baseline, and `bucket`. */
export type CompareState = { campaignIds: readonly string[]; bucket: Bucket };

export const parseCompare = (params: URLSearchParams): CompareState => ({
  campaignIds: [...new Set(params.getAll('campaign'))].slice(0, MAX_COMPARED),
  bucket: parseBucket(params.get('bucket') ?? '') ?? DEFAULT_BUCKET,
});

export function withCompare(params: URLSearchParams, change: Partial<CompareState>): URLSearchParams {
  const { campaignIds, bucket } = { ...parseCompare(params), ...change };
  const next = new URLSearchParams(campaignIds.map((campaignId) => ['campaign', campaignId]));
  if (bucket !== DEFAULT_BUCKET) next.set('bucket', bucket);
  return next;
}
