import type { ForecastRate } from '@coldcast/simulator/sender/scoreReply';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { figuresJson, nameOf, type CountedFigures } from './sends.store.ts';

/** Frozen rates: medians and 80% bands of the true rate. */
export type RecordRates = { reply: ForecastRate; open: ForecastRate; interest: ForecastRate };

export type OutcomeRow = {
  outcomeId: string;
  sentOn: string;
  figures: CountedFigures;
  reason: string | null;
  /** Null if the person was deleted. */
  reportedBy: string | null;
  createdAt: string;
};

/** A frozen forecast with all its reported results, oldest first. */
export type RecordRow = {
  campaignId: string;
  campaignName: string;
  launchedAt: string;
  isDeleted: boolean;
  leads: number;
  bucket: number;
  senderVersion: string | null;
  senderCampaigns: number;
  learnedFrom: string[];
  ownAverage: number | null;
  engine: string;
  priorsVersion: string;
  inputHash: string;
  rates: RecordRates;
  outcomes: OutcomeRow[];
  /** Ids of imported sends that are this same campaign. */
  sendIds: string[];
};

/** Frozen forecasts, newest launch first; all, or one. */
export async function listRecords(db: Queryable, organisationId: string, campaignId?: string): Promise<RecordRow[]> {
  const { rows } = await db.execute<RecordRow>(sql`
    select campaign_id as "campaignId", campaign_name as "campaignName",
      to_char(launched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "launchedAt",
      not exists (select from campaigns where campaigns.id = record.campaign_id) as "isDeleted", leads, bucket,
      sender_version as "senderVersion", sender_campaigns as "senderCampaigns", learnt_from as "learnedFrom", own_average as "ownAverage",
      engine, priors_version as "priorsVersion", input_hash as "inputHash", rates,
      coalesce((select json_agg(json_build_object('outcomeId', id, 'sentOn', sent_on::text, 'reason', reason,
          'reportedBy', ${nameOf('outcome.created_by')},
          'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'figures', ${figuresJson('outcome')}::jsonb || jsonb_build_object('hasAutomaticReplies', has_automatic_replies)) order by number)
        from outcomes outcome where outcome.campaign_id = record.campaign_id), '[]') as outcomes,
      coalesce((select json_agg(id) from sends where sends.organisation_id = record.organisation_id
        and sends.campaign_id = record.campaign_id), '[]') as "sendIds"
    from forecast_records record
    where organisation_id = ${organisationId} and (${campaignId ?? null}::uuid is null or campaign_id = ${campaignId ?? null}::uuid)
    order by launched_at desc, campaign_id`);
  return rows;
}

export type NewRecord = {
  campaignId: string;
  organisationId: string;
  bucket: number;
  priorsVersion: string;
  inputHash: string;
  rates: RecordRates;
  readingJson: string;
  now: Date;
};

/** Freezes a campaign's forecast as stored at launch; an existing one stays. */
export async function insertRecord(tx: Transaction, record: NewRecord): Promise<void> {
  await tx.execute(sql`
    insert into forecast_records (campaign_id, organisation_id, campaign_name, launched_at, leads, bucket, sender_version, sender_campaigns,
      learnt_from, own_average, engine, priors_version, input_hash, rates, reading, created_at)
    select campaigns.id, campaigns.organisation_id, name, campaigns.created_at, total, ${record.bucket}::smallint, sender.version,
      coalesce((sender.posterior ->> 'campaigns')::int, 0), coalesce(sender.learnt_from, '[]'),
      case when sender.delivered > 0 then sender.replies / sender.delivered end, engine, ${record.priorsVersion}, ${record.inputHash},
      ${JSON.stringify(record.rates)}::jsonb, ${record.readingJson}::jsonb, ${record.now}
    from campaigns left join campaign_senders sender on sender.campaign_id = campaigns.id
    where campaigns.id = ${record.campaignId} and campaigns.organisation_id = ${record.organisationId}
    on conflict (campaign_id) do nothing`);
}

/** Locks a frozen forecast so that results are added one after the other; returns the last one, if any. */
export async function lockRecord(
  tx: Transaction,
  { organisationId, campaignId }: { organisationId: string; campaignId: string },
): Promise<{ number: number; sentOn: string | null; figures: CountedFigures | null } | undefined> {
  const { rows: locked } = await tx.execute(sql`
    select campaign_id from forecast_records where organisation_id = ${organisationId} and campaign_id = ${campaignId} for update`);
  if (locked.length === 0) return undefined;
  const { rows } = await tx.execute<{ number: number; sentOn: string; figures: CountedFigures }>(sql`
    select number, sent_on::text as "sentOn",
      (${figuresJson('outcome')}::jsonb || jsonb_build_object('hasAutomaticReplies', has_automatic_replies)) as figures
    from outcomes outcome where campaign_id = ${campaignId} order by number desc limit 1`);
  return rows[0] ?? { number: 0, sentOn: null, figures: null };
}

export type NewOutcome = {
  id: string;
  organisationId: string;
  campaignId: string;
  number: number;
  sentOn: string;
  figures: CountedFigures;
  reason: string | null;
  createdBy: string;
  now: Date;
};

export async function insertOutcome(tx: Transaction, { figures, ...outcome }: NewOutcome): Promise<void> {
  await tx.execute(sql`
    insert into outcomes (id, organisation_id, campaign_id, number, sent_on, sent, delivered, opened, replied, positive_replies, bounced,
      unsubscribed, spam_reports, list_size, has_automatic_replies, reason, created_by, created_at)
    values (${outcome.id}, ${outcome.organisationId}, ${outcome.campaignId}, ${outcome.number}, ${outcome.sentOn}, ${figures.sent},
      ${figures.delivered}, ${figures.opened}, ${figures.replied}, ${figures.positiveReplies}, ${figures.bounced}, ${figures.unsubscribed},
      ${figures.spamReports}, ${figures.listSize}, ${figures.hasAutomaticReplies}, ${outcome.reason}, ${outcome.createdBy}, ${outcome.now})`);
}

/** The engine's reading of a campaign, and the history it was launched with; undefined if it was deleted or has not ended. */
export async function findGapInput(
  db: Queryable,
  { organisationId, campaignId }: { organisationId: string; campaignId: string },
): Promise<{ readingJson: string; posteriorJson: string | null } | undefined> {
  const { rows } = await db.execute<{ readingJson: string; posteriorJson: string | null }>(sql`
    select reading::text as "readingJson", (select posterior::text from campaign_senders sender where sender.campaign_id = record.campaign_id)
      as "posteriorJson"
    from forecast_records record where organisation_id = ${organisationId} and campaign_id = ${campaignId}`);
  return rows[0];
}

type NewCampaignSender = {
  campaignId: string;
  organisationId: string;
  version: string;
  posteriorJson: string;
  shiftJson: string;
  learnedFrom: readonly string[];
  delivered: number;
  replies: number;
  assumedHuman: number;
};

export async function insertCampaignSender(tx: Transaction, sender: NewCampaignSender): Promise<void> {
  await tx.execute(sql`
    insert into campaign_senders (campaign_id, organisation_id, version, posterior, shift, learnt_from, delivered, replies, assumed_human)
    values (${sender.campaignId}, ${sender.organisationId}, ${sender.version}, ${sender.posteriorJson}::jsonb, ${sender.shiftJson}::jsonb,
      ${JSON.stringify(sender.learnedFrom)}::jsonb, ${sender.delivered}, ${sender.replies}, ${sender.assumedHuman})`);
}

export async function updateOverall(tx: Transaction, campaignId: string, overall: unknown): Promise<void> {
  await tx.execute(sql`update campaign_senders set overall = ${JSON.stringify(overall)}::jsonb where campaign_id = ${campaignId}`);
}

/** The posterior a campaign was launched with, as JSON text; null if it had none. */
export async function findCampaignPosterior(db: Queryable, campaignId: string): Promise<string | null> {
  const { rows } = await db.execute<{ posterior: string }>(
    sql`select posterior::text as posterior from campaign_senders where campaign_id = ${campaignId}`,
  );
  return rows[0]?.posterior ?? null;
}

/** Whether the organization has such a campaign. */
export async function hasCampaign(
  db: Queryable,
  { organisationId, campaignId }: { organisationId: string; campaignId: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`select from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`);
  return rows.length > 0;
}
