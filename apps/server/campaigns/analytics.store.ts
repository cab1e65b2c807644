import type { LeadCounts } from '@coldcast/rules/analytics';
import type { BucketIndex } from '@coldcast/rules/deliverability';
import type { StepCounts } from '@coldcast/rules/sequence/countSteps';
import type { FirstOpenForecast, StepForecast } from '@coldcast/simulator/outcome';
import type { ExpectedIntervals, ExpectedOfReplies, ExpectedRates } from '@coldcast/contract/shapes';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import { preparedOnce } from '../database/preparedOnce.ts';
import { bucketCounts, campaigns } from '../database/schema.ts';
import type { CampaignRef } from './campaignRef.ts';
import { BUCKET_COLUMNS, STEP_COLUMNS } from './countColumns.store.ts';

/** The count columns, without the row's key. */
function pickCountColumns() {
  const { campaignId: _campaignId, bucket: _bucket, ...counts } = getTableColumns(bucketCounts);
  return counts;
}

const countColumns = sql.raw([...BUCKET_COLUMNS].map(([field, column]) => `counts.${column} as "${field}"`).join(', '));

/** Counts at the requested buckets, lowest first; empty if the organization has no such campaign. */
export const listBucketCounts = (db: Database, campaign: CampaignRef, buckets: readonly BucketIndex[]): Promise<LeadCounts[]> =>
  bucketCountsOf(db).execute({ ...campaign, buckets: [...buckets] });

const bucketCountsOf = preparedOnce((db) =>
  db
    .select(pickCountColumns())
    .from(bucketCounts)
    .innerJoin(campaigns, eq(campaigns.id, bucketCounts.campaignId))
    .where(
      and(
        eq(campaigns.organisationId, sql.placeholder('organisationId')),
        eq(campaigns.id, sql.placeholder('campaignId')),
        sql`${bucketCounts.bucket} = any(${sql.placeholder('buckets')})`,
      ),
    )
    .orderBy(bucketCounts.bucket)
    .prepare('list_bucket_counts'),
);

/** The counts of one email at one bucket. */
export type StoredStepCounts = StepCounts & { bucket: BucketIndex };

const stepColumns = sql.raw([...STEP_COLUMNS].map(([field, column]) => `counts.${column} as "${field}"`).join(', '));

/**
 * Counts of each email at the requested buckets, ordered by bucket, then email; empty if leads get one email or there is no such campaign.
 */
export async function listStepCounts(
  db: Queryable,
  { organisationId, campaignId }: CampaignRef,
  buckets: readonly BucketIndex[],
): Promise<StoredStepCounts[]> {
  const { rows } = await db.execute<StoredStepCounts>(sql`
    select counts.bucket, counts.step, ${stepColumns}
    from step_counts counts join campaigns on campaigns.id = counts.campaign_id
    where organisation_id = ${organisationId} and campaigns.id = ${campaignId} and counts.bucket = any(${sql.param([...buckets])}::int[])
    order by counts.bucket, counts.step`);
  return rows;
}

/** A stored `BucketForecast`, limited to the fields the API returns. */
export type StoredForecast = {
  expected: ExpectedRates;
  trueRate80: ExpectedIntervals;
  run80?: ExpectedIntervals;
  ofReplies?: ExpectedOfReplies;
  /** Set for sequences. */
  steps?: readonly StepForecast[];
  openedFirst?: FirstOpenForecast;
  /** Set if the campaign was launched with a history. */
  forSender?: { median: ExpectedRates; trueRate80: ExpectedIntervals; run80: ExpectedIntervals; ofReplies: ExpectedOfReplies };
};

/** The ten forecasts, lowest bucket first; null until the campaign has ended. */
export async function findForecast(db: Queryable, { organisationId, campaignId }: CampaignRef): Promise<StoredForecast[] | null> {
  const { rows } = await db.execute<{ forecast: StoredForecast[] | null }>(
    sql`select forecast from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`,
  );
  return rows[0]?.forecast ?? null;
}

/** Ids of all campaigns, newest first, with whether each has ended. */
export async function listCampaignIds(db: Queryable, organisationId: string): Promise<{ id: string; isFinished: boolean }[]> {
  const { rows } = await db.execute<{ id: string; isFinished: boolean }>(sql`
    select id, finished_at is not null as "isFinished" from campaigns
    where organisation_id = ${organisationId} order by created_at desc, id desc`);
  return rows;
}

/** `forecastFor` JSON at one bucket: for the sender, then for an unknown sender; null without a history. */
const forecastsJson = (bucket: BucketIndex) => sql`case when forecast -> ${bucket}::int -> 'forSender' is not null then json_build_array(
  json_build_object('for', 'sender', 'median', forecast -> ${bucket}::int -> 'forSender' -> 'median',
    'interval80', forecast -> ${bucket}::int -> 'forSender' -> 'trueRate80', 'run80', forecast -> ${bucket}::int -> 'forSender' -> 'run80',
    'ofReplies', forecast -> ${bucket}::int -> 'forSender' -> 'ofReplies'),
  json_build_object('for', 'unknown_sender', 'median', forecast -> ${bucket}::int -> 'expected',
    'interval80', forecast -> ${bucket}::int -> 'trueRate80', 'run80', forecast -> ${bucket}::int -> 'run80',
    'ofReplies', forecast -> ${bucket}::int -> 'ofReplies')) end`;

/** The expected open rate of the first email at one bucket; null if leads get one email, or before the campaign has ended. */
const expectedOpenedFirstJson = (bucket: BucketIndex) => sql`(
  select json_build_object('expected', first -> 'expected', 'interval80', first -> 'trueRate80', 'run80', first -> 'run80')
  from (select forecast -> ${bucket}::int -> 'openedFirst' as first) known where first is not null)`;

/** Counts of some campaigns at one bucket, each as JSON text. */
export async function listAnalyticsJson(
  db: Queryable,
  organisationId: string,
  { ids, bucket }: { ids: readonly string[]; bucket: BucketIndex },
): Promise<{ id: string; item: string }[]> {
  const { rows } = await db.execute<{ id: string; item: string }>(sql`
    select item."campaignId" as id, row_to_json(item)::text as item from (
      select campaigns.id as "campaignId", ${countColumns},
        (select json_agg(other.reply order by other.bucket) from bucket_counts other where other.campaign_id = campaigns.id) as "replyByBucket",
        forecast -> ${bucket}::int -> 'expected' as expected, forecast -> ${bucket}::int -> 'trueRate80' as interval80,
        ${expectedOpenedFirstJson(bucket)} as "expectedOpenedFirst", ${forecastsJson(bucket)} as forecasts
      from campaigns join bucket_counts counts on counts.campaign_id = campaigns.id and counts.bucket = ${bucket}
      where organisation_id = ${organisationId} and campaigns.id = any(${sql.param([...ids])}::uuid[])
    ) item`);
  return rows;
}
