import type pg from 'pg';

const TABLES = ['campaigns', 'campaign_leads', 'lead_results', 'bucket_counts', 'step_counts'] as const;

/**
 * The baseline of a launch: inserts the rows of a finished campaign, in one transaction, into tables with the same columns, keys and
 * indexes. Returns the milliseconds.
 */
export async function insertSameRows(pool: pg.Pool, campaignId: string): Promise<{ ms: number }> {
  const client = await pool.connect();
  try {
    const rows = new Map<string, string>();
    for (const table of TABLES) {
      await client.query(`drop table if exists bench_${table}`);
      await client.query(`create table bench_${table} (like ${table} including all)`);
      const key = table === 'campaigns' ? 'id' : 'campaign_id';
      const { rows: found } = await client.query<{ rows: string }>(`select json_agg(t)::text as rows from ${table} t where ${key} = $1`, [
        campaignId,
      ]);
      rows.set(table, found[0]?.rows ?? '[]');
    }
    const start = performance.now();
    await client.query('begin');
    for (const table of TABLES) {
      await client.query(`insert into bench_${table} select * from json_populate_recordset(null::bench_${table}, $1)`, [rows.get(table)]);
    }
    await client.query('commit');
    return { ms: performance.now() - start };
  } finally {
    client.release();
  }
}
