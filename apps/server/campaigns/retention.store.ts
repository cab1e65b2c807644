import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Campaigns cleared in one transaction: few enough for the statement time limit. */
const BATCH = 20;

/** Deletes leads and results of campaigns that ended before a moment. Their counts stay, because they identify nobody. */
export async function deleteExpiredLeads(db: Database, { before, now }: { before: Date; now: Date }): Promise<void> {
  for (let cleared = BATCH; cleared === BATCH;) {
    cleared = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select id from campaigns where finished_at < ${before} and leads_deleted_at is null
        order by finished_at limit ${BATCH} for update skip locked`);
      const ids = sql.param(rows.map(({ id }) => id));
      await tx.execute(sql`delete from campaign_leads where campaign_id = any(${ids}::uuid[])`);
      // The reading of the emails stays; sentences quoted from a lead's email are deleted with the lead.
      await tx.execute(sql`
        update campaigns set leads_deleted_at = ${now}, reading = case when reading is not null then reading || jsonb_build_object('banners',
          (select coalesce(jsonb_agg(banner - 'sentences'), '[]'::jsonb) from jsonb_array_elements(reading -> 'banners') banner)) end
        where id = any(${ids}::uuid[])`);
      return rows.length;
    });
  }
}
