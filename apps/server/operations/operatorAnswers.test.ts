import { endpoints } from '@coldcast/contract/endpoints';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { createAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { openOperatorServer } from './openOperatorServer.ts';
import type { Condition } from './operatorAnswers.ts';
import { createOperatorRoutes } from './operatorRoutes.ts';

/** The value of a series; 0 if it was never counted. */
const readValue = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? 0,
  );

describe('what operators can read', () => {
  let test: TestApp;
  let port: number;
  let close: () => Promise<void>;
  let condition: Condition;
  beforeAll(async () => {
    test = await startTestApp();
    condition = { pool: test.app.pool, askDatabase: test.app.askDatabase, isStopping: false, hasMetrics: true };
    ({ port, close } = await openOperatorServer(condition, 0));
  });
  afterAll(async () => {
    await close();
    await test.stop();
  });

  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, text: await response.text() };
  };

  it('is alive and ready while the database responds', async () => {
    expect(await get('/health/live')).toEqual({ status: 200, text: '{"status":"ok"}' });
    expect(await get('/health/ready')).toEqual({ status: 200, text: '{"status":"ok"}' });
    expect((await get('/anything')).status).toBe(404);
  });

  it('is alive but not ready once it was asked to stop, or while the database is down', async () => {
    condition.isStopping = true;
    expect([(await get('/health/live')).status, await get('/health/ready')]).toEqual([200, { status: 503, text: '{"status":"stopping"}' }]);
    condition.isStopping = false;
    const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const askDatabase = async () => void (await nowhere.query('select 1'));
    const lost = await openOperatorServer({ ...condition, askDatabase }, 0);
    const answers = await Promise.all(['live', 'ready'].map((path) => fetch(`http://127.0.0.1:${lost.port}/health/${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 503]);
    await lost.close();
    await nowhere.end();
  });

  it('counts calls, jobs, leads, connections and queues in the format of Prometheus, and names nobody', async () => {
    const account = await createAccount(test);
    const before = (await get('/metrics')).text;
    const { body } = await launchFile(test, account, { leadCount: 7 });
    await test.runJobs();
    const { status, text } = await get('/metrics');
    expect(status).toBe(200);
    // A process counts from its start, and other tests may have run in it.
    const grownBy = (series: string): number => readValue(text, series) - readValue(before, series);
    expect(grownBy('coldcast_call_seconds_count{operation="createCampaign",status="201"}')).toBe(1);
    expect(grownBy('coldcast_job_seconds_count{job="simulate-batch",outcome="done"}')).toBe(1);
    expect(grownBy('coldcast_leads_settled_total')).toBe(7);
    for (const line of [
      /^coldcast_database_connections\{state="waiting"\} 0$/m,
      /^coldcast_queue_jobs\{queue="simulate-batch",state="queued"\} \d+$/m,
    ])
      expect(text).toMatch(line);
    for (const secret of [account.email, account.orgId, account.userId, account.token, body.campaignId]) expect(text).not.toContain(secret);
  });

  it('is also served on the port of the API, with metrics only if they are turned on', async () => {
    const closed = await startTestApp({ parts: { rawRoutes: [createOperatorRoutes({ ...condition, hasMetrics: false })] } });
    const answers = await Promise.all(
      ['/health/live', '/health/ready', '/metrics'].map((url) => closed.api.inject({ url, headers: { accept: 'text/html' } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    expect((await closed.call(endpoints.getHealth)).status).toBe(200);
    await closed.stop();
  });
});
