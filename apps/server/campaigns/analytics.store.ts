import { ANALYTICS_FIELDS, type AnalyticsCounts } from '@coldcast/rules/analytics';
import type { BucketIndex } from '@coldcast/rules/deliverability';
import type { ExpectedIntervals, ExpectedRates } from '@coldcast/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { CampaignRef } from './campaignRef.ts';

const countColumns = sql.raw(ANALYTICS_FIELDS.map((field) => `counts.${field}`).join(', '));

/** Counts at the buckets asked for, lowest first; empty where the organisation has no such campaign. */
export async function listBucketCounts(
  db: Queryable,
  { organisationId, campaignId }: CampaignRef,
  buckets: readonly BucketIndex[],
): Promise<AnalyticsCounts[]> {
  const { rows } = await db.execute<AnalyticsCounts>(sql`
    select ${countColumns} from bucket_counts counts join campaigns on campaigns.id = counts.campaign_id
    where campaigns.organisation_id = ${organisationId} and campaigns.id = ${campaignId} and counts.bucket = any(${sql.param([...buckets])})
    order by counts.bucket`);
  return rows;
}

/** A stored `BucketForecast`, as far as the wire shows it. */
type StoredForecast = { expected: ExpectedRates; trueRate80: ExpectedIntervals };

/** The ten forecasts, lowest bucket first; null until the campaign has ended. */
export async function findForecast(db: Queryable, { organisationId, campaignId }: CampaignRef): Promise<StoredForecast[] | null> {
  const { rows } = await db.execute<{ forecast: StoredForecast[] | null }>(
    sql`select forecast from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`,
  );
  return rows[0]?.forecast ?? null;
}

/** Counts of every campaign at one bucket as JSON text, newest first. */
export async function listCampaignAnalyticsJson(db: Queryable, organisationId: string, bucket: BucketIndex): Promise<string> {
  const { rows } = await db.execute<{ answer: string }>(sql`
    select coalesce(json_agg(item), '[]')::text as answer from (
      select campaigns.id as "campaignId", ${countColumns},
        (select json_agg(other.reply order by other.bucket) from bucket_counts other where other.campaign_id = campaigns.id) as "replyByBucket",
        forecast -> ${bucket}::int -> 'expected' as expected, forecast -> ${bucket}::int -> 'trueRate80' as interval80
      from campaigns join bucket_counts counts on counts.campaign_id = campaigns.id and counts.bucket = ${bucket}
      where organisation_id = ${organisationId} order by campaigns.created_at desc, campaigns.id desc
    ) item`);
  return rows[0]?.answer ?? '[]';
}
