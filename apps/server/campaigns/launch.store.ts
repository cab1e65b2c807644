import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { campaigns } from '../database/schema.ts';
import type { CampaignRef } from './campaignRef.ts';
import { isCompletedWith } from './completed.store.ts';

/** Campaigns that are Scheduled or In Progress; exact only while the organization's account is locked. */
export async function countActiveCampaigns(db: Queryable, organisationId: string): Promise<number> {
  const { rows } = await db.execute<{ active: number }>(sql`
    select count(*)::int as active from campaigns
    where organisation_id = ${organisationId} and finished_at is null and not ${isCompletedWith('success + failed')}`);
  return rows[0]?.active ?? 0;
}

/** Leads in the organization's other campaigns that are not simulated yet. */
export async function countOpenLeads(tx: Transaction, { organisationId, campaignId }: CampaignRef): Promise<number> {
  const { rows } = await tx.execute<{ open: number }>(sql`
    select coalesce(sum(total - success - failed), 0)::int as open from campaigns
    where organisation_id = ${organisationId} and finished_at is null and id <> ${campaignId}`);
  return rows[0]?.open ?? 0;
}

export type NewCampaign = Omit<
  typeof campaigns.$inferInsert,
  'success' | 'failed' | 'completedAt' | 'finishedAt' | 'leadsDeletedAt' | 'forecast'
>;

/** Inserts a campaign with its leads, its ten empty count rows, and those of each email of a sequence. */
export async function insertCampaign(tx: Transaction, campaign: NewCampaign & { emails: number }, leadRowsJson: string): Promise<void> {
  await tx.insert(campaigns).values(campaign);
  await tx.execute(sql`insert into bucket_counts (campaign_id, bucket) select ${campaign.id}::uuid, generate_series(0, 9)`);
  if (campaign.emails > 1) {
    await tx.execute(sql`
      insert into step_counts (campaign_id, bucket, step)
      select ${campaign.id}::uuid, bucket, step from generate_series(0, 9) bucket, generate_series(1, ${campaign.emails}::int) step`);
  }
  await tx.execute(sql`
    insert into campaign_leads (campaign_id, organisation_id, position, row_number, profile_url, lead_key, slug, name, first_name, company,
      title, company_size, industry, email, subject, body, follow_ups, context, original_cells)
    select ${campaign.id}::uuid, ${campaign.organisationId}::uuid, position, row_number, profile_url, lead_key, slug, name, first_name, company,
      title, company_size, industry, email, subject, body, follow_ups, context, original_cells
    from json_to_recordset(${leadRowsJson}::json) as lead (position int, row_number int, profile_url text, lead_key text, slug text, name text,
      first_name text, company text, title text, company_size text, industry text, email text, subject text, body text, follow_ups jsonb, context jsonb,
      original_cells jsonb)`);
}
