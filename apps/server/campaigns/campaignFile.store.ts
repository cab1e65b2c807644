import type { FollowUpText } from '@coldcast/rules/leadFile/sequenceColumns';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { CampaignRef } from './campaignRef.ts';

export type CampaignFileHead = { name: string; mockOpenRate: number | null; isDeleted: boolean };

export async function findCampaignFileHead(
  db: Queryable,
  { organisationId, campaignId }: CampaignRef,
): Promise<CampaignFileHead | undefined> {
  const { rows } = await db.execute<CampaignFileHead>(sql`
    select name, mock_open_rate as "mockOpenRate", leads_deleted_at is not null as "isDeleted"
    from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`);
  return rows[0];
}

export type StoredLead = {
  subject: string;
  body: string;
  followUps: FollowUpText[] | null;
  profileUrl: string;
  cells: [header: string, value: string][] | null;
};

/** The leads in the order of their file. */
export async function listStoredLeads(db: Queryable, campaignId: string): Promise<StoredLead[]> {
  const { rows } = await db.execute<StoredLead>(sql`
    select subject, body, follow_ups as "followUps", profile_url as "profileUrl", original_cells as cells
    from campaign_leads where campaign_id = ${campaignId} order by position`);
  return rows;
}
