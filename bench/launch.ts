import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_CAMPAIGNS } from '../apps/server/campaigns/demo/demoCampaigns.ts';
import type { InventedPerson } from '../apps/server/campaigns/demo/inventPeople.ts';
import { writeDemoFile } from '../apps/server/campaigns/demo/writeDemoFile.ts';

/**
 * Times launches of 2,000 leads with one and with five emails, from POST /campaign to Completed, next to bare inserts of the same rows.
 * Also times the large reads of an organization with 100 campaigns of 2,000 leads, next to a bare route of the same server that returns the
 * same bytes. Only the ratios matter.
 * Usage: node bench/launch.ts [port]
 */
const PORT = process.argv[2] ?? '4290';
const LEADS = 2000;
const LAUNCHES = 7;
/** Emails per lead in a sequence. */
const SEQUENCE = 5;
const CAMPAIGNS = 100;
const READS = 100;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const round = (value: number): number => Math.round(value * 100) / 100;

const folder = mkdtempSync(join(tmpdir(), 'coldcast-bench-'));
const server = spawn(process.execPath, [join(import.meta.dirname, 'launch/benchServer.ts')], {
  env: { ...process.env, PORT, DATA_DIR: folder, DEMO: 'false', REQUESTS_PER_SECOND: '0', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = `http://127.0.0.1:${PORT}`;

async function call<Answer>(
  method: string,
  path: string,
  options: { token?: string; body?: string | FormData; type?: string } = {},
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (options.token !== undefined) headers['x-api-key'] = options.token;
  if (options.type !== undefined) headers['content-type'] = options.type;
  const response = await fetch(`${address}${path}`, { method, headers, body: options.body });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  // Tests check the server's responses against the contract; this only measures their time.
  return (await response.json()) as Answer;
}

const json = (body: unknown) => ({ body: JSON.stringify(body), type: 'application/json' });

async function signUp(): Promise<string> {
  const account = { email: 'bench@wrenvale.example', password: 'kettle moose lantern' };
  const { orgId } = await call<{ orgId: string }>('POST', '/users/signup', json({ ...account, humanReadableName: 'Bench' }));
  await call('POST', `/bench/plan?orgId=${orgId}`);
  return (await call<{ token: string }>('POST', '/users/login', json(account))).token;
}

async function timeLaunch(token: string, bytes: Uint8Array): Promise<{ campaignId: string; postMs: number; completedMs: number }> {
  const form = new FormData();
  form.append('priority', 'off');
  form.append('file', new Blob([new Uint8Array(bytes)]), 'bench.csv');
  const start = performance.now();
  const { campaignId } = await call<{ campaignId: string }>('POST', '/campaign', { token, body: form });
  const postMs = performance.now() - start;
  for (;;) {
    const { success } = await call<{ success: number }>('GET', `/campaign/${campaignId}/results/status`, { token });
    if (success === LEADS) return { campaignId, postMs, completedMs: performance.now() - start };
    await sleep(10);
  }
}

/** A follow-up of usual length that names the lead and the company, like the first email. */
const toFollowUp = ({ firstName, company }: InventedPerson, step: number) => ({
  subject: '',
  waitDays: 3,
  body: `Hi ${firstName},\n\n${LATER[step % LATER.length]} ${company}?\n\nIngrid\nNorthmoor Docks`,
});
const LATER = [
  'One number to add: a grocer with nine docks cut waiting by half in a month. Shall I send how that would look for',
  'Drivers need no app, they get a text with their slot. Would that suit the carriers who come to',
  'Who plans the docks at',
  'I will leave it here unless you tell me otherwise. Is next quarter better for',
];

/** A campaign file with the sample email and this many emails per lead. */
function writeFile(emails: number): Uint8Array {
  const sample = DEMO_CAMPAIGNS.at(-1);
  if (sample === undefined) throw new Error('there is no sample');
  const writeEmail = (person: InventedPerson) => ({
    ...sample.writeEmail(person),
    followUps: Array.from({ length: emails - 1 }, (_, step) => toFollowUp(person, step)),
  });
  return writeDemoFile({ ...sample, leadCount: LEADS, start: 0, emails, writeEmail });
}

type Runs = { posts: number[]; completions: number[]; floors: number[]; delays: number[]; last: string };

async function runOnce(token: string, bytes: Uint8Array, runs: Runs): Promise<void> {
  await call('POST', '/bench/delay');
  const { campaignId, postMs, completedMs } = await timeLaunch(token, bytes);
  const { maxMs } = await call<{ maxMs: number }>('POST', '/bench/delay');
  // The forecast continues after Completed. It is not part of the launch and must not slow down the baseline.
  await call('POST', `/bench/idle?campaignId=${campaignId}`);
  const { ms } = await call<{ ms: number }>('POST', `/bench/bare-inserts?campaignId=${campaignId}`);
  runs.posts.push(postMs);
  runs.completions.push(completedMs);
  runs.floors.push(ms);
  runs.delays.push(maxMs);
  runs.last = campaignId;
}

function printRuns(emails: number, { posts, completions, floors, delays }: Runs): void {
  const ratio = median(completions) / median(floors);
  const aim = emails === 1 ? ' (aim: under 12, Completed under 1500 ms)' : '';
  console.log(
    `launch of ${LEADS} leads x ${emails} emails, median of ${LAUNCHES}: POST ${round(median(posts))} ms, Completed ${round(median(completions))} ms`,
  );
  console.log(`  bare inserts of the same rows: ${round(median(floors))} ms; ratio ${round(ratio)}${aim}`);
  console.log(`  longest event loop delay during a launch: median ${round(median(delays))} ms, worst ${round(Math.max(...delays))} ms`);
}

/** Single emails and sequences alternate, so that a busy moment of the machine slows down both. */
async function benchLaunches(token: string): Promise<string> {
  const kinds = [1, SEQUENCE].map((emails) => ({ emails, bytes: writeFile(emails) }));
  const newRuns = (): Runs => ({ posts: [], completions: [], floors: [], delays: [], last: '' });
  const cold = newRuns();
  for (const { bytes } of kinds) await runOnce(token, bytes, cold);
  console.log(`first launch (cold): POST ${round(cold.posts[0] ?? 0)} ms, Completed ${round(cold.completions[0] ?? 0)} ms`);
  const runs = kinds.map(newRuns);
  for (let run = 0; run < LAUNCHES; run += 1) {
    for (const [index, { bytes }] of kinds.entries()) await runOnce(token, bytes, runs[index] ?? newRuns());
  }
  kinds.forEach(({ emails }, index) => printRuns(emails, runs[index] ?? newRuns()));
  const [single, sequence] = runs.map(({ completions }) => median(completions));
  console.log(`${SEQUENCE} emails take ${round((sequence ?? 0) / (single ?? 0))} times as long as 1 (aim: at most 2.5)`);
  return runs[0]?.last ?? '';
}

async function timeRead(path: string, token: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${address}${path}`, { headers: { 'x-api-key': token } });
  await response.arrayBuffer();
  return performance.now() - start;
}

async function benchReads(token: string, campaignId: string): Promise<void> {
  await call('POST', `/bench/copy?campaignId=${campaignId}&times=${CAMPAIGNS - 2 - 2 * LAUNCHES}`);
  const paths = ['/campaign', '/campaign/analytics/', `/campaign/${campaignId}`, `/campaign/${campaignId}/results`];
  paths.push(
    `/campaign/${campaignId}/results/analytics`,
    `/campaign/${campaignId}/results/analytics/ranges`,
    `/campaign/${campaignId}/results/status`,
  );
  for (const path of paths) {
    const query = new URLSearchParams({ path, token }).toString();
    const { bytes } = await call<{ bytes: number }>('POST', `/bench/keep?${query}`);
    const bare = `/bench/bare?${query}`;
    await call('POST', '/bench/forget');
    const firstMs = await timeRead(path, token);
    for (let warm = 0; warm < 5; warm += 1) await Promise.all([timeRead(path, token), timeRead(bare, token)]);
    const real: number[] = [];
    const floor: number[] = [];
    for (let read = 0; read < READS; read += 1) {
      real.push(await timeRead(path, token));
      floor.push(await timeRead(bare, token));
    }
    const [realMs, floorMs] = [median(real), median(floor)];
    const name = path.replace(campaignId, ':id').padEnd(42);
    console.log(
      `${name} ${String(bytes).padStart(9)} bytes  ${round(realMs)} ms  bare ${round(floorMs)} ms  ratio ${round(realMs / floorMs)}  first ${round(firstMs)} ms`,
    );
  }
}

try {
  await once(createInterface({ input: server.stdout }), 'line');
  const token = await signUp();
  const campaignId = await benchLaunches(token);
  await benchReads(token, campaignId);
} finally {
  server.kill('SIGTERM');
  await Promise.race([once(server, 'exit'), sleep(10_000)]);
  rmSync(folder, { recursive: true, force: true });
}
