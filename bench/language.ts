import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutIntoCalls } from '../packages/rules/languageBatches.ts';
import type { App } from '../apps/server/app.ts';
import { systemClock } from '../apps/server/clock.ts';
import { loadConfig } from '../apps/server/config.ts';
import { openDatabase } from '../apps/server/database/openDatabase.ts';
import { organisations } from '../apps/server/database/schema.ts';
import { judgeLeads } from '../apps/server/language/appeal/judgeLeads.ts';
import type { LanguageLead } from '../apps/server/language/appeal/languageLead.ts';
import { createAsk } from '../apps/server/language/createAsk.ts';
import { openLanguage } from '../apps/server/language/openLanguage.ts';
import { startModelServer } from '../apps/server/language/testing/modelServer.ts';
import { createLogger } from '../apps/server/operations/createLogger.ts';

/**
 * Sends 2,000 leads, each with its own email, to a local model with a fixed latency and a limit on concurrent calls, through the SDK, the
 * limiter and the database. Prints the share of the throughput that latency and limit allow, and how long the same questions take the
 * second time. Exits with 1 below 90%.
 */
const LEADS = 2000;
const LATENCY_MS = 1000;
const CONCURRENCY = 10;
const ENOUGH = 0.9;
const TITLES = ['Plant Manager', 'Head of Sales', 'Fleet Manager', 'CFO', 'Buyer', 'Founder'];

const leads = Array.from({ length: LEADS }, (_, position): LanguageLead => ({
  position,
  title: TITLES[position % TITLES.length] ?? null,
  company: `Harlow ${position % 900} Freight`,
  companySize: '120',
  industry: null,
  subject: 'late invoices',
  body: `Hi Dana ${position},\n\n${'Most carriers we speak to wait more than six weeks for payment. '.repeat(6)}\n\nWorth a look?`,
}));

const folder = mkdtempSync(join(tmpdir(), 'coldcast-bench-'));
const server = await startModelServer({ latencyMs: LATENCY_MS, concurrency: CONCURRENCY });
const config = loadConfig({
  DATA_DIR: folder,
  LANGUAGE_PROVIDER: 'openai-compatible',
  LANGUAGE_MODEL: 'bench',
  LANGUAGE_URL: `${server.origin}/v1`,
  LANGUAGE_CONCURRENCY: String(CONCURRENCY),
  ALLOW_INTERNAL_ADDRESSES: 'true',
});
const log = createLogger('error');
const database = await openDatabase(config, log);
const queue: App['jobs'] = { enqueue: () => Promise.reject(new Error('nothing is enqueued here')) };
const app: App = { config, db: database.db, pool: database.pool, askDatabase: database.ask, clock: systemClock, log, jobs: queue };
const organisationId = randomUUID();
await app.db.insert(organisations).values({ id: organisationId, createdAt: new Date() });
const language = await openLanguage(app);
if (language === null) throw new Error('no model is configured');

async function askAll(signal: AbortSignal): Promise<{ seconds: number; judged: number }> {
  if (language === null) return { seconds: 0, judged: 0 };
  const ask = createAsk(app, { organisationId, language, signal, spent: { calls: 0, costUsd: 0 }, book: async () => undefined });
  const start = performance.now();
  const answers = await Promise.all(cutIntoCalls(LEADS).map(({ from, to }) => judgeLeads(leads.slice(from, to), ask)));
  const judged = answers.reduce((sum, answer) => sum + (answer.ok ? answer.leads.length : 0), 0);
  return { seconds: (performance.now() - start) / 1000, judged };
}

const { signal } = new AbortController();
const first = await askAll(signal);
const calls = server.calls.length;
const again = await askAll(signal);
const idealSeconds = (cutIntoCalls(LEADS).length * LATENCY_MS) / CONCURRENCY / 1000;
const share = idealSeconds / first.seconds;
console.log(
  `${first.judged} of ${LEADS} leads judged in ${calls} calls of ${LATENCY_MS} ms, at most ${server.mostAtOnce()} of ${CONCURRENCY} at once`,
);
console.log(
  `${first.seconds.toFixed(2)} s, ideal ${idealSeconds.toFixed(2)} s: ${(100 * share).toFixed(1)}% of the ideal throughput (least ${100 * ENOUGH}%)`,
);
console.log(`asked again: ${again.judged} leads in ${again.seconds.toFixed(2)} s with ${server.calls.length - calls} calls`);
await server.close();
await database.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = share >= ENOUGH && first.judged === LEADS && server.calls.length === calls ? 0 : 1;
