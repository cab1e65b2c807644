import type { LeadCounts } from '@coldcast/rules/analytics';
import type { StepCounts } from '@coldcast/rules/sequence/countSteps';
import type { CampaignContext, Email, LeadInList, SenderShift } from '@coldcast/simulator/lead';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import type { CampaignRef } from './campaignRef.ts';
import { BUCKET_COLUMNS, STEP_COLUMNS } from './countColumns.store.ts';
import type { Progress } from './campaigns.store.ts';
import type { BatchTask } from './engine/engineThread.ts';
import { findModelAnswers } from './model/opinions.store.ts';
import { isCompletedWith } from './completed.store.ts';
import type { BatchRange } from './simulateBatch.job.ts';

/** The unsettled leads of a range, in the form an engine thread takes; undefined if none is left or the campaign was deleted. */
export async function findBatchTask(db: Queryable, { organisationId, campaignId, from, to }: BatchRange): Promise<BatchTask | undefined> {
  const { rows } = await db.execute<{
    campaign: CampaignContext;
    hasModel: boolean;
    sender: SenderShift | null;
    batch: string | null;
  }>(sql`
    select ${campaignJson} as campaign, (select shift from campaign_senders sender where sender.campaign_id = campaigns.id) as sender, exists (select from campaign_models where campaign_id = campaigns.id) as "hasModel", (
      select json_agg(json_build_object('position', position, 'lead', ${leadJson}))::text from campaign_leads lead
      where campaign_id = campaigns.id and position >= ${from} and position < ${to}
        and not exists (select from lead_results result where result.campaign_id = lead.campaign_id and result.position = lead.position)
    ) as batch
    from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`);
  const row = rows[0];
  if (row === undefined || row.batch === null) return undefined;
  const task = { campaign: row.sender === null ? row.campaign : { ...row.campaign, sender: row.sender }, batchJson: row.batch };
  return row.hasModel ? { ...task, model: await findModelAnswers(db, { campaignId, from, to }) } : task;
}

/** A whole campaign, with its usual open rate and its template if they were given. */
export type UnfinishedTask = BatchTask & { mockOpenRate: number | null; template: Email | null };

/** Every lead of a campaign with its seed; undefined if the campaign was deleted or has ended. */
export const findUnfinishedTask = (db: Queryable, campaign: CampaignRef): Promise<UnfinishedTask | undefined> =>
  findWholeTask(db, campaign, sql`finished_at is null`);

/** Every simulated lead of a campaign with its seed; undefined if the campaign was deleted or no such lead is left. */
export const findSimulatedTask = (db: Queryable, campaign: CampaignRef): Promise<UnfinishedTask | undefined> =>
  findWholeTask(
    db,
    campaign,
    sql`true`,
    sql`exists (select from lead_results result
    where result.campaign_id = lead.campaign_id and result.position = lead.position and not result.is_failed)`,
  );

async function findWholeTask(
  db: Queryable,
  { organisationId, campaignId }: CampaignRef,
  ...[condition, leadCondition = sql`true`]: [condition: SQL, leadCondition?: SQL]
): Promise<UnfinishedTask | undefined> {
  const { rows } = await db.execute<{
    campaign: CampaignContext;
    mockOpenRate: number | null;
    template: Email | null;
    batch: string | null;
  }>(sql`
    select ${campaignJson} as campaign, mock_open_rate as "mockOpenRate", template, (
      select json_agg(json_build_object('position', position, 'lead', ${leadJson}) order by position)::text
      from campaign_leads lead where campaign_id = campaigns.id and ${leadCondition}
    ) as batch
    from campaigns where organisation_id = ${organisationId} and id = ${campaignId} and ${condition}`);
  const row = rows[0];
  if (row === undefined || row.batch === null) return undefined;
  return { campaign: row.campaign, batchJson: row.batch, mockOpenRate: row.mockOpenRate, template: row.template };
}

type LeadTask = { campaign: CampaignContext; lead: LeadInList | null };

/** One lead of a campaign with its seed; null if the campaign has no such lead, undefined if the campaign was deleted. */
export async function findLeadTask(
  db: Queryable,
  { organisationId, campaignId }: CampaignRef,
  position: number | null,
): Promise<LeadTask | undefined> {
  const { rows } = await db.execute<LeadTask>(sql`
    select ${campaignJson} as campaign, (select ${leadJson} from campaign_leads where campaign_id = campaigns.id and position = ${position}::int) as lead
    from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`);
  return rows[0];
}

/**
 * A row of `campaigns` as the engine's `CampaignContext`. The offer comes from the reading at launch, whatever part of the list is
 * requested.
 */
const campaignJson = sql.raw(`jsonb_build_object('seed', seed, 'leadCount', total) || coalesce(list_offer, '{}'::jsonb)
  || jsonb_strip_nulls(jsonb_build_object('sendSize', send_size, 'corrections', corrections))`);

/** A row of `campaign_leads` as the engine's `LeadInList`. */
const toLeadJson = (
  followUps: string,
): string => `json_build_object('leadKey', lead_key, 'slug', slug, 'name', name, 'firstName', first_name,
  'company', company, 'title', title, 'companySize', company_size, 'industry', industry,
  'email', json_build_object('subject', subject, 'body', body), ${followUps} 'context', context)`;
const leadJson = sql.raw(`case when follow_ups is null then ${toLeadJson('')} else ${toLeadJson("'followUps', follow_ups,")} end`);

/** Inserts results; a lead that already has one keeps it. Returns the positions inserted. */
export async function insertResults(tx: Transaction, campaignId: string, rowsJson: string): Promise<number[]> {
  const { rows } = await tx.execute<{ position: number }>(sql`
    insert into lead_results (campaign_id, position, inbox_from, opens_from, open_rank, action, intent, display_name, reply, steps, quiet_action, fit)
    select ${campaignId}::uuid, position, inbox_from, opens_from, open_rank, action, intent, display_name, reply, steps, quiet_action, fit
    from json_to_recordset(${rowsJson}::json) as result (position int, inbox_from smallint, opens_from smallint,
      open_rank double precision, action text, intent text, display_name text, reply text, steps jsonb, quiet_action text, fit jsonb)
    on conflict do nothing returning position`);
  return rows.map((row) => row.position);
}

/** Marks leads as failed; one that has a result keeps it. Returns how many were marked. */
export async function insertFailures(tx: Transaction, campaignId: string, positions: readonly number[]): Promise<number> {
  if (positions.length === 0) return 0;
  const { rows } = await tx.execute(sql`
    insert into lead_results (campaign_id, position, is_failed)
    select ${campaignId}::uuid, position, true from unnest(${sql.param([...positions])}::int[]) as position
    on conflict do nothing returning position`);
  return rows.length;
}

/** SQL that adds the fields of `added` to the columns of `counts`, and SQL that declares the fields as columns of a record. */
const toAdditions = (columnOf: ReadonlyMap<string, string>) => ({
  set: sql.raw([...columnOf].map(([field, column]) => `${column} = counts.${column} + added."${field}"`).join(', ')),
  record: sql.raw([...columnOf.keys()].map((field) => `"${field}" int`).join(', ')),
});

const bucketAdditions = toAdditions(BUCKET_COLUMNS);
const stepAdditions = toAdditions(STEP_COLUMNS);

/** Adds the counts of new results to the campaign's ten rows; `counts` has the lowest bucket first. */
export async function addBucketCounts(tx: Transaction, campaignId: string, counts: readonly LeadCounts[]): Promise<void> {
  const added = JSON.stringify(counts.map((atBucket, bucket) => ({ bucket, ...atBucket })));
  await tx.execute(sql`
    update bucket_counts counts set ${bucketAdditions.set}
    from json_to_recordset(${added}::json) as added (bucket smallint, ${bucketAdditions.record})
    where counts.campaign_id = ${campaignId} and counts.bucket = added.bucket`);
}

/**
 * Adds the counts of new results to the rows of each email; does nothing if the campaign has one email. `counts` has the lowest bucket
 * first.
 */
export async function addStepCounts(tx: Transaction, campaignId: string, counts: readonly (readonly StepCounts[])[]): Promise<void> {
  const added = counts.flatMap((steps, bucket) => steps.map((ofStep) => ({ bucket, ...ofStep })));
  if (added.length === 0) return;
  await tx.execute(sql`
    update step_counts counts set ${stepAdditions.set}
    from json_to_recordset(${JSON.stringify(added)}::json) as added (bucket smallint, step smallint, ${stepAdditions.record})
    where counts.campaign_id = ${campaignId} and counts.bucket = added.bucket and counts.step = added.step`);
}

/** Updates the campaign's progress and records when it became Completed. */
export async function addProgress(
  tx: Transaction,
  campaignId: string,
  added: { success: number; failed: number; now: Date },
): Promise<Progress> {
  const { rows } = await tx.execute<Progress>(sql`
    update campaigns set success = success + ${added.success}, failed = failed + ${added.failed},
      completed_at = case when completed_at is null and ${isCompletedWith('success + failed + settled')} then ${added.now}::timestamptz
        else completed_at end
    from (select ${added.success + added.failed}::int as settled) as step
    where id = ${campaignId} returning total, success, failed`);
  const [row] = rows;
  if (row === undefined) throw new Error(`campaign ${campaignId} is gone although it was locked`);
  return row;
}

export async function listUnsettledPositions(db: Queryable, { organisationId, campaignId, from, to }: BatchRange): Promise<number[]> {
  const { rows } = await db.execute<{ position: number }>(sql`
    select position from campaign_leads lead
    where organisation_id = ${organisationId} and campaign_id = ${campaignId} and position >= ${from} and position < ${to}
      and not exists (select from lead_results result where result.campaign_id = lead.campaign_id and result.position = lead.position)`);
  return rows.map((row) => row.position);
}
