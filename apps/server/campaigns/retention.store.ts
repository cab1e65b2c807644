import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

/** Deletes leads, results and insights, which quote emails, of campaigns that ended before a moment; their counts stay, they name nobody. */
export async function deleteExpiredLeads(db: Queryable, before: Date): Promise<void> {
  await db.execute(sql`
    delete from campaign_leads using campaigns
    where campaigns.id = campaign_leads.campaign_id and campaigns.finished_at < ${before}`);
  await db.execute(sql`
    delete from insights using campaigns
    where campaigns.id = insights.campaign_id and campaigns.finished_at < ${before}`);
}
