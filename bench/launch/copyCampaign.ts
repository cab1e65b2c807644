import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const toList = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/** Copies a finished campaign with all its rows, so that reads have many campaigns to search. */
export async function copyCampaign(pool: pg.Pool, campaignId: string, times: number): Promise<void> {
  const columnsOf = async (table: string, key: string): Promise<string[]> => {
    const { rows } = await pool.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1 and table_schema = current_schema()',
      [table],
    );
    return rows.map(({ name }) => name).filter((name) => name !== key);
  };
  for (let copy = 0; copy < times; copy += 1) {
    const id = randomUUID();
    for (const [table, key] of [
      ['campaigns', 'id'],
      ['campaign_leads', 'campaign_id'],
      ['lead_results', 'campaign_id'],
      ['bucket_counts', 'campaign_id'],
      ['step_counts', 'campaign_id'],
    ] as const) {
      const columns = toList(await columnsOf(table, key));
      await pool.query(`insert into ${table} (${key}, ${columns}) select $2::uuid, ${columns} from ${table} where ${key} = $1`, [
        campaignId,
        id,
      ]);
    }
  }
  await pool.query('vacuum analyze campaigns, campaign_leads, lead_results, bucket_counts, step_counts');
}
