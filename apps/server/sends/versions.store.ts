import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { figuresJson, nameOf, wire, type CountedFigures } from './sends.store.ts';

/** Every version of a send in the API's format, newest first, as JSON text; undefined if the organization has no such send. */
export async function findVersionsJson(
  db: Queryable,
  { organisationId, sendId }: { organisationId: string; sendId: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ answer: string | null }>(sql`
    select json_agg(json_build_object('version', state.version, 'figures', ${figuresJson('state')},
      'hasAutomaticReplies', state.has_automatic_replies,
      'reportedBy', coalesce(${nameOf('state.created_by')}, case when state.version = 1 then ${nameOf('send.created_by')} end),
      'createdAt', ${wire('state.created_at')}) order by state.version desc)::text as answer
    from sends send join send_versions state on state.send_id = send.id
    where send.organisation_id = ${organisationId} and send.id = ${sendId}`);
  return rows[0]?.answer ?? undefined;
}

/** A send's newest version. */
export type NewestVersion = { id: string; version: number; figures: CountedFigures };

/** The newest versions of an organization's sends; exact only while imports are locked. */
export async function listNewestVersions(tx: Transaction, organisationId: string): Promise<NewestVersion[]> {
  const { rows } = await tx.execute<NewestVersion>(sql`
    select send.id, newest.version,
      (${figuresJson('newest')}::jsonb || jsonb_build_object('hasAutomaticReplies', newest.has_automatic_replies)) as figures
    from sends send cross join lateral (
      select * from send_versions where send_id = send.id order by version desc limit 1
    ) newest
    where send.organisation_id = ${organisationId}`);
  return rows;
}
