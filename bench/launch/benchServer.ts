import { endpoints } from '@coldcast/contract/endpoints';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../../apps/server/app.ts';
import { applyPortalChange } from '../../apps/server/billing/applyPortalChange.ts';
import { boundJobs, schedules } from '../../apps/server/boundJobs.ts';
import { settledAnswers } from '../../apps/server/campaigns/readSettled.ts';
import { warmEngineThreads } from '../../apps/server/campaigns/engine/engineThreads.ts';
import { systemClock } from '../../apps/server/clock.ts';
import { loadConfig } from '../../apps/server/config.ts';
import { openDatabase } from '../../apps/server/database/openDatabase.ts';
import { boundEndpoints, findSessionUser } from '../../apps/server/endpoints.ts';
import { buildApi } from '../../apps/server/http/buildApi.ts';
import { openQueue } from '../../apps/server/jobs/openQueue.ts';
import { startWorker } from '../../apps/server/jobs/startWorker.ts';
import { createLogger } from '../../apps/server/operations/createLogger.ts';
import { insertSameRows } from './insertSameRows.ts';
import { copyCampaign } from './copyCampaign.ts';

/** The whole product in one process, API and worker, with extra routes for the measurements. Configured by environment variables. */
const config = loadConfig();
const log = createLogger('error');
const database = await openDatabase(config, log);
const ground = { config, db: database.db, pool: database.pool, askDatabase: database.ask, clock: systemClock, log };
const queue = await openQueue(ground, { jobs: boundJobs.map(({ job }) => job), isWorker: true, database });
const app: App = { ...ground, jobs: queue.jobs };
await startWorker(app, { boss: queue.boss, boundJobs, schedules });

await warmEngineThreads();

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const api = await buildApi(app, {
  endpoints: boundEndpoints,
  findSessionUser,
  rawRoutes: [
    (scope) => {
      const texts = new Map<string, string>();
      type PathQuery = { Querystring: { path: string; token: string } };
      // Stores the current response of a path and serves the same bytes from memory from then on.
      scope.post<PathQuery>('/bench/keep', async ({ query }) => {
        const { body } = await scope.inject({ url: query.path, headers: { 'x-api-key': query.token } });
        texts.set(query.path, body);
        return { bytes: Buffer.byteLength(body) };
      });
      scope.get<PathQuery>('/bench/bare', async ({ query }, reply) => {
        reply.type('application/json; charset=utf-8');
        return texts.get(query.path) ?? '';
      });
      scope.post<{ Querystring: { orgId: string } }>('/bench/plan', async ({ query }) => {
        await applyPortalChange(app, query.orgId, { planName: 'Scale', billingCycle: 'year' });
        return {};
      });
      scope.post<{ Querystring: { campaignId: string; times: number } }>('/bench/copy', async ({ query }) => {
        await copyCampaign(app.pool, query.campaignId, Number(query.times));
        return {};
      });
      scope.post<{ Querystring: { campaignId: string } }>('/bench/bare-inserts', ({ query }) => insertSameRows(app.pool, query.campaignId));
      // Responds once the forecast and the insights of a campaign are stored.
      scope.post<{ Querystring: { campaignId: string } }>('/bench/idle', async ({ query }) => {
        for (;;) {
          const { rows } = await app.pool.query("select from insights where campaign_id = $1 and side = 'reply'", [query.campaignId]);
          if (rows.length > 0) return {};
          await sleep(50);
        }
      });
      scope.post('/bench/forget', async () => {
        settledAnswers.forget();
        return {};
      });
      scope.post('/bench/delay', async () => {
        const { max, mean } = delay;
        const p99 = delay.percentile(99);
        delay.reset();
        return { maxMs: max / 1e6, meanMs: mean / 1e6, p99Ms: p99 / 1e6 };
      });
    },
  ],
});
const address = await api.listen({ port: config.PORT, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ address, calls: Object.keys(endpoints).length })}\n`);

process.on('SIGTERM', () => {
  void (async () => {
    await api.close();
    await queue.close();
    await database.close();
    process.exit(0);
  })();
});
