import { sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../database/database.ts';
import { preparedOnce } from '../database/preparedOnce.ts';
import type { CampaignRef } from './campaignRef.ts';
import { languageModelJson } from './model/languageModelJson.store.ts';
import { wireTime } from './wireTime.store.ts';

/** The list as JSON text, newest first. */
export async function listCampaignsJson(db: Database, organisationId: string): Promise<string> {
  const [row] = await campaignList(db).execute({ organisationId });
  return row?.answer ?? '[]';
}

const campaignList = preparedOnce((db) =>
  db
    .select({ answer: sql<string>`coalesce(json_agg(item), '[]')::text` })
    .from(
      sql`(
        select id, id as "campaignId", name as "campaignName", ${wireTime('created_at')} as "createdAt",
          json_build_object('total', total, 'success', success, 'failed', failed) as progress, mock_open_rate as "mockOpenRate", emails,
          ${wireTime('leads_deleted_at')} as "leadsDeletedAt"
        from campaigns where organisation_id = ${sql.placeholder('organisationId')}
        order by campaigns.created_at desc, campaigns.id desc
      ) item`,
    )
    .prepare('list_campaigns'),
);

/** The sender data that the launch took from past sends. */
const campaignSenderJson = sql.raw(`(
  select json_build_object('version', sender.version, 'campaigns', (sender.posterior ->> 'campaigns')::int,
    'delivered', (sender.posterior ->> 'delivered')::int, 'assumedHuman', sender.assumed_human, 'overall', case when sender.overall is not null then json_build_object('for', 'sender',
      'median', sender.overall -> 'median', 'interval80', sender.overall -> 'trueRate80', 'run80', sender.overall -> 'run80',
      'ofReplies', sender.overall -> 'ofReplies') end)
  from campaign_senders sender where sender.campaign_id = campaigns.id)`);

/** One campaign without its leads: the fields of `data` and the progress, each as JSON text. */
export async function findCampaignHead(
  db: Queryable,
  { organisationId, campaignId }: CampaignRef,
): Promise<{ data: string; progress: string } | undefined> {
  const { rows } = await db.execute<{ data: string; progress: string }>(sql`
    select json_build_object('campaignId', id, 'campaignName', name, 'createdAt', ${wireTime('created_at')},
        'mockOpenRate', mock_open_rate, 'emails', emails, 'lane', lane, 'engine', engine, 'priorsVersion', priors_version,
        'languageModel', ${languageModelJson}, 'sender', ${campaignSenderJson},
        'sendSize', send_size, 'corrections', corrections, 'template', template, 'reading', reading,
        'completedAt', ${wireTime('completed_at')}, 'leadsDeletedAt', ${wireTime('leads_deleted_at')})::text as data,
      json_build_object('total', total, 'success', success, 'failed', failed)::text as progress
    from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`);
  return rows[0];
}

/** The campaign's leads in file order, as JSON text; they never change. */
export async function listCampaignFileJson(db: Queryable, campaignId: string): Promise<string> {
  const { rows } = await db.execute<{ answer: string }>(sql`
    select coalesce(json_agg(lead), '[]')::text as answer from (
      select campaign_id || '-' || position as "leadId", profile_url as "personalLinkedinUrl"
      from campaign_leads where campaign_id = ${campaignId} order by position
    ) lead`);
  return rows[0]?.answer ?? '[]';
}

export type Progress = { total: number; success: number; failed: number };

export async function findProgress(db: Queryable, { organisationId, campaignId }: CampaignRef): Promise<Progress | undefined> {
  const { rows } = await db.execute<Progress>(
    sql`select total, success, failed from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`,
  );
  return rows[0];
}

/** Whether a campaign has ended, after which only its deletion can change it; undefined if there is none. */
export async function findIsFinished(db: Queryable, { organisationId, campaignId }: CampaignRef): Promise<boolean | undefined> {
  const { rows } = await db.execute<{ isFinished: boolean }>(sql`
    select finished_at is not null as "isFinished" from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`);
  return rows[0]?.isFinished;
}

export type LockedCampaign = Progress & { emails: number; isFinished: boolean };

/** Locks the campaign, so that batches that store results and the end of the campaign wait. */
export async function lockCampaign(tx: Transaction, { organisationId, campaignId }: CampaignRef): Promise<LockedCampaign | undefined> {
  const { rows } = await tx.execute<LockedCampaign>(sql`
    select total, success, failed, emails, finished_at is not null as "isFinished" from campaigns
    where organisation_id = ${organisationId} and id = ${campaignId} for update`);
  return rows[0];
}

/** False if there is no such campaign. */
export async function updateCampaignName(db: Queryable, { organisationId, campaignId }: CampaignRef, name: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update campaigns set name = ${name} where organisation_id = ${organisationId} and id = ${campaignId}`,
  );
  return rowCount === 1;
}

/** Deletes a campaign with its leads, results, counts and insights. Its credit entries stay. */
export async function deleteCampaignRow(tx: Transaction, { organisationId, campaignId }: CampaignRef): Promise<void> {
  await tx.execute(sql`delete from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`);
}
