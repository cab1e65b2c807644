import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DEMO_CAMPAIGNS } from '../../apps/server/campaigns/demo/demoCampaigns.ts';
import { writeCsv } from '@coldcast/rules/csvWriter';
import { inventPeople } from '../../apps/server/campaigns/demo/inventPeople.ts';
import { writeDemoFile } from '../../apps/server/campaigns/demo/writeDemoFile.ts';
import { loadConfig } from '../../apps/server/config.ts';
import { openDatabase } from '../../apps/server/database/openDatabase.ts';
import { createLogger } from '../../apps/server/operations/createLogger.ts';
import type { RunningProduct } from './startProduct.ts';

const PASSWORD = 'kettle moose lantern';
export type Account = { email: string; token: string };

type CallOptions = { token?: string; json?: unknown; form?: FormData };

async function call<Answer>(url: string, method: string, { token, json, form }: CallOptions): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== undefined) headers['x-api-key'] = token;
  if (json !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(url, { method, headers, body: json === undefined ? form : JSON.stringify(json) });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  // Tests check the product's responses; these are trusted.
  return (await response.json()) as Answer;
}

/** Signs up a new account on the largest plan. */
export async function signUp({ address }: RunningProduct, email: string): Promise<Account> {
  await call(`${address}/users/signup`, 'POST', { json: { email, password: PASSWORD, humanReadableName: 'Bench' } });
  const { token } = await call<{ token: string }>(`${address}/users/login`, 'POST', { json: { email, password: PASSWORD } });
  const { url } = await call<{ url: string }>(`${address}/billing/customer-portal-session`, 'POST', { token });
  await call(`${address}${new URL(url).pathname}`, 'POST', { json: { planName: 'Scale', billingCycle: 'month' } });
  return { email, token };
}

/** A lead list as tools export it, about 2.5 kB per row. */
export function leadList(leadCount: number): Uint8Array {
  const header = ['First Name', 'Last Name', 'Title', 'Company', 'LinkedIn URL', 'Notes'];
  const notes = 'Met at the spring fair; asked about slots, "soon", and who else books them. '.repeat(33);
  const rows = inventPeople(leadCount, 0).map(({ firstName, lastName, title, company, profileUrl }) => [
    firstName,
    lastName,
    title,
    company,
    profileUrl,
    notes,
  ]);
  return new TextEncoder().encode(writeCsv(header, rows));
}

function sampleFile(leadCount: number): Uint8Array {
  const sample = DEMO_CAMPAIGNS.at(-1);
  if (sample === undefined) throw new Error('there is no sample');
  return writeDemoFile({ ...sample, leadCount, start: 0 });
}

/** Launches a campaign and waits until it ends. */
export async function launch({ address }: RunningProduct, { token }: Account, leadCount: number): Promise<string> {
  const form = new FormData();
  form.append('campaignName', 'Bench 0');
  form.append('file', new Blob([new Uint8Array(sampleFile(leadCount))]), 'bench.csv');
  const { campaignId } = await call<{ campaignId: string }>(`${address}/campaign`, 'POST', { token, form });
  for (;;) {
    const { success } = await call<{ success: number }>(`${address}/campaign/${campaignId}/results/status`, 'GET', { token });
    if (success === leadCount) break;
    await sleep(50);
  }
  // The forecast comes after the end of the run.
  await sleep(3000);
  return campaignId;
}

/**
 * Fills the campaign list with copies of a campaign that differ in name, size and counts. They have no leads, because the list never reads
 * any.
 */
export async function copyInList({ folder }: RunningProduct, campaignId: string, times: number): Promise<void> {
  process.env.DATA_DIR = folder;
  const database = await openDatabase(loadConfig(), createLogger('error'));
  const columns = async (table: string, left: readonly string[]): Promise<string> => {
    const { rows } = await database.pool.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    );
    return rows.flatMap(({ name }) => (left.includes(name) ? [] : [`"${name}"`])).join(', ');
  };
  const rest = sql.raw(await columns('campaigns', ['id', 'name', 'total', 'success', 'created_at']));
  const counts = sql.raw(await columns('bucket_counts', ['campaign_id', 'reply', 'not_opened']));
  await database.db.execute(sql`
    with copies as (select i, gen_random_uuid() as id from generate_series(1, ${times}::int) i), made as (
      insert into campaigns (id, name, total, success, created_at, ${rest})
      select copies.id, 'Bench ' || (i * 7919 % 1000) || ' of the spring outreach', total - i % 97, success - i % 97, created_at - i * interval '37 minutes', ${rest}
      from campaigns, copies where campaigns.id = ${campaignId}::uuid returning id)
    insert into bucket_counts (campaign_id, reply, not_opened, ${counts})
    select copies.id, reply + i % 11, greatest(0, not_opened - i % 211), ${counts} from bucket_counts, copies, made
    where bucket_counts.campaign_id = ${campaignId}::uuid and made.id = copies.id`);
  await database.close();
}
