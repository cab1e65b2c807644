import type { SendFigures } from '@coldcast/contract/sends';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';

/** Figures, and whether they include automatic replies. */
export type CountedFigures = SendFigures & { hasAutomaticReplies: boolean | null };

/** A send to store. */
export type NewSend = {
  id: string;
  organisationId: string;
  tool: string;
  toolCampaignId: string | null;
  sourceKey: string;
  name: string;
  startedOn: string | null;
  campaignId: string | null;
  email: { subject: string; body: string } | null;
  readingJson: string;
  createdBy: string;
  now: Date;
};

export const figuresJson = (table: string): SQL =>
  sql.raw(`json_build_object('sent', ${table}.sent, 'delivered', ${table}.delivered, 'opened', ${table}.opened, 'replied', ${table}.replied,
    'positiveReplies', ${table}.positive_replies, 'bounced', ${table}.bounced, 'unsubscribed', ${table}.unsubscribed,
    'spamReports', ${table}.spam_reports, 'listSize', ${table}.list_size)`);

/** A moment in the API's format. */
export const wire = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The name of the person in a column; null if that person was deleted. */
export const nameOf = (column: string): SQL => sql.raw(`(select human_readable_name from users where users.id = ${column})`);

/** Serializes an organization's imports; the lock ends with the transaction. */
export async function lockSends(tx: Transaction, organisationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sends ${organisationId}`}, 0))`);
}

export type KnownSend = { id: string; version: number; figures: CountedFigures; isEmailKnown: boolean; campaignId: string | null };

/** Sends by source key; exact only while imports are locked. */
export async function findSendsBySource(
  db: Queryable,
  organisationId: string,
  sourceKeys: readonly string[],
): Promise<Map<string, KnownSend>> {
  const { rows } = await db.execute<KnownSend & { key: string }>(sql`
    select send.source_key as key, send.id, newest.version, send.campaign_id as "campaignId",
      (send.reading ->> 'isTextKnown')::boolean as "isEmailKnown",
      (${figuresJson('newest')}::jsonb || jsonb_build_object('hasAutomaticReplies', newest.has_automatic_replies)) as figures
    from sends send cross join lateral (
      select * from send_versions where send_id = send.id order by version desc limit 1
    ) newest
    where send.organisation_id = ${organisationId} and send.source_key = any(${sql.param([...sourceKeys])}::text[])`);
  return new Map(rows.map(({ key, ...send }) => [key, send]));
}

export async function countSends(db: Queryable, organisationId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from sends where organisation_id = ${organisationId}`,
  );
  return rows[0]?.count ?? 0;
}

export async function insertSend(tx: Transaction, send: NewSend): Promise<void> {
  await tx.execute(sql`
    insert into sends (id, organisation_id, tool, tool_campaign_id, source_key, name, started_on, campaign_id, email_subject, email_body, reading,
      created_by, created_at)
    values (${send.id}, ${send.organisationId}, ${send.tool}, ${send.toolCampaignId}, ${send.sourceKey}, ${send.name}, ${send.startedOn},
      ${send.campaignId}, ${send.email?.subject ?? null}, ${send.email?.body ?? null}, ${send.readingJson}::jsonb, ${send.createdBy}, ${send.now})`);
}

/** Adds an email or a campaign to an existing send. */
export async function updateReading(
  tx: Transaction,
  id: string,
  send: Pick<NewSend, 'campaignId' | 'email' | 'readingJson'>,
): Promise<void> {
  await tx.execute(sql`
    update sends set campaign_id = coalesce(${send.campaignId}, campaign_id), email_subject = ${send.email?.subject ?? null},
      email_body = ${send.email?.body ?? null}, reading = ${send.readingJson}::jsonb
    where id = ${id}`);
}

type NewVersion = { sendId: string; organisationId: string; version: number; figures: CountedFigures; createdBy: string; now: Date };

export async function insertVersion(
  tx: Transaction,
  { sendId, organisationId, version, figures, createdBy, now }: NewVersion,
): Promise<void> {
  await tx.execute(sql`
    insert into send_versions (send_id, version, organisation_id, sent, delivered, opened, replied, positive_replies, bounced, unsubscribed,
      spam_reports, list_size, has_automatic_replies, created_by, created_at)
    values (${sendId}, ${version}, ${organisationId}, ${figures.sent}, ${figures.delivered}, ${figures.opened}, ${figures.replied},
      ${figures.positiveReplies}, ${figures.bounced}, ${figures.unsubscribed}, ${figures.spamReports}, ${figures.listSize},
      ${figures.hasAutomaticReplies}, ${createdBy}, ${now})`);
}

/** Sends in the API's format, newest first, as JSON text; all, or some. */
export async function listSendsJson(db: Queryable, organisationId: string, ids?: readonly string[]): Promise<string> {
  const { rows } = await db.execute<{ answer: string }>(sql`
    select coalesce(json_agg(item order by item."startedOn" desc nulls last, item."createdAt" desc, item."sendId"), '[]')::text as answer from (
      select send.id as "sendId", tool, tool_campaign_id as "toolCampaignId", name, started_on::text as "startedOn",
        ${figuresJson('newest')} as figures, newest.has_automatic_replies as "hasAutomaticReplies",
        (reading ->> 'isTextKnown')::boolean as "isEmailKnown", campaign_id as "campaignId", newest.version,
        ${wire('send.created_at')} as "createdAt", ${wire('newest.created_at')} as "updatedAt"
      from sends send cross join lateral (
        select * from send_versions where send_id = send.id order by version desc limit 1
      ) newest
      where send.organisation_id = ${organisationId} and (${ids === undefined} or send.id = any(${sql.param([...(ids ?? [])])}::uuid[]))
    ) item`);
  return rows[0]?.answer ?? '[]';
}

/** False if there was no such send. */
export async function deleteSendRow(
  db: Queryable,
  { organisationId, sendId }: { organisationId: string; sendId: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from sends where organisation_id = ${organisationId} and id = ${sendId}`);
  return rowCount === 1;
}

/** Real sends as learning uses them: the newest figures of every send, and the last outcome of every launch without a send. */
export type HistoryRow = { id: string; figures: CountedFigures; readingJson: string };

/** Newest first, at most `limit`. */
export async function listHistory(db: Queryable, organisationId: string, limit: number): Promise<HistoryRow[]> {
  const { rows } = await db.execute<HistoryRow>(sql`
    select id, figures, reading::text as "readingJson" from (
      select send.id::text as id, started_on as day, send.created_at, reading,
        (${figuresJson('newest')}::jsonb || jsonb_build_object('hasAutomaticReplies', newest.has_automatic_replies)) as figures
      from sends send cross join lateral (
        select * from send_versions where send_id = send.id order by version desc limit 1
      ) newest
      where send.organisation_id = ${organisationId}
      union all
      select record.campaign_id::text, newest.sent_on, newest.created_at, reading,
        (${figuresJson('newest')}::jsonb || jsonb_build_object('hasAutomaticReplies', newest.has_automatic_replies))
      from forecast_records record cross join lateral (
        select * from outcomes where campaign_id = record.campaign_id order by number desc limit 1
      ) newest
      where record.organisation_id = ${organisationId} and not exists (
        select from sends send where send.organisation_id = ${organisationId} and send.campaign_id = record.campaign_id
      )
    ) past
    order by day desc nulls last, created_at desc, id limit ${limit}`);
  return rows;
}

/** Whether the organization has such a campaign, with the reading of its frozen forecast if it has ended. */
export async function findCampaignReading(
  db: Queryable,
  { organisationId, campaignId }: { organisationId: string; campaignId: string },
): Promise<{ readingJson: string | null } | undefined> {
  const { rows } = await db.execute<{ readingJson: string | null }>(sql`
    select (select reading::text from forecast_records record where record.campaign_id = campaigns.id) as "readingJson"
    from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`);
  return rows[0];
}

/** Deletes the emails of old sends; what was learned from them stays. */
export async function deleteOldEmails(db: Queryable, before: Date): Promise<void> {
  await db.execute(sql`update sends set email_subject = null, email_body = null where email_body is not null and created_at < ${before}`);
}

/** Deletes every send of an organization; used for the demo account. */
export async function deleteAllSends(db: Queryable, organisationId: string): Promise<void> {
  await db.execute(sql`delete from sends where organisation_id = ${organisationId}`);
}
