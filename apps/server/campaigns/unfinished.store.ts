import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

export type UnfinishedCampaign = { organisationId: string; campaignId: string; total: number; settled: number; isAsking: boolean };

export async function listUnfinishedCampaigns(db: Queryable): Promise<UnfinishedCampaign[]> {
  const { rows } = await db.execute<UnfinishedCampaign>(sql`
    select organisation_id as "organisationId", id as "campaignId", total, success + failed as settled,
      exists (select from campaign_models where campaign_id = campaigns.id and state = 'asking') as "isAsking"
    from campaigns where finished_at is null order by created_at, id`);
  return rows;
}
