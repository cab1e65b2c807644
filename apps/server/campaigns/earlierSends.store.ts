import type { EarlierSends } from '@coldcast/contract/earlierSends';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** The corrections of the newest campaign that has any. */
export async function findLastCorrections(db: Database, organisationId: string): Promise<EarlierSends['corrections']> {
  const { rows } = await db.execute<{ corrections: EarlierSends['corrections'] }>(sql`
    select corrections from campaigns where organisation_id = ${organisationId} and corrections is not null
    order by created_at desc, id desc limit 1`);
  return rows[0]?.corrections ?? null;
}

type Wanted = { organisationId: string; after: Date; subject: string; body: string; profileUrls: readonly string[] };

/** Campaigns launched since `since` with this template, and their people. */
export async function findSameText(
  db: Database,
  { organisationId, after, subject, body, profileUrls }: Wanted,
): Promise<NonNullable<EarlierSends['sameText']>> {
  const { rows } = await db.execute<NonNullable<EarlierSends['sameText']>>(sql`
    with same as (
      select id from campaigns where organisation_id = ${organisationId} and created_at >= ${after}
        and template ->> 'subject' = ${subject} and template ->> 'body' = ${body}
    ), people as (
      select distinct profile_url from campaign_leads
      where organisation_id = ${organisationId} and campaign_id in (select id from same)
    )
    select (select count(*)::int from same) as campaigns, (select count(*)::int from people) as people,
      (select count(*)::int from people where profile_url = any(${sql.param([...profileUrls])}::text[])) as "knownProfiles"`);
  return rows[0] ?? { campaigns: 0, people: 0, knownProfiles: 0 };
}
