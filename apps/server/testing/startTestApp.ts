import type { Endpoint } from '@coldcast/contract/endpoint';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { DestinationStream } from 'pino';
import type { App } from '../app.ts';
import { boundJobs } from '../boundJobs.ts';
import { configSchema, type Config } from '../config.ts';
import { boundEndpoints, findSessionUser, rawRoutes } from '../endpoints.ts';
import { buildApi, type ApiParts } from '../http/buildApi.ts';
import { createSendingBoss } from '../jobs/boss.ts';
import { createJobQueue } from '../jobs/createJobQueue.ts';
import { drainJobs } from '../jobs/drainJobs.ts';
import { installQueues } from '../jobs/installQueues.ts';
import type { BoundJob } from '../jobs/job.ts';
import type { JobQueue } from '../jobs/jobQueue.ts';
import { createLogger } from '../operations/createLogger.ts';
import { callApi, type CallAnswer, type CallOptions } from './callApi.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { createTestDatabase } from './testDatabase.ts';

export type TestApp = {
  app: App;
  api: FastifyInstance;
  call: <E extends Endpoint>(endpoint: E, options?: CallOptions) => Promise<CallAnswer<E>>;
  clock: TestClock;
  /** Runs every job that is due by the test clock, until none is left. */
  runJobs: () => Promise<void>;
  /** Connection settings for the test's own database, for tests that start workers or processes. */
  target: pg.ClientConfig;
  stop: () => Promise<void>;
};

export type TestAppOptions = {
  config?: Partial<Config>;
  now?: Date;
  /** Replaces the product's own jobs. */
  jobs?: readonly BoundJob[];
  parts?: Partial<ApiParts>;
  /** Where the log goes; with LOG_LEVEL trace, everything. */
  log?: DestinationStream;
};

const START = new Date('2026-03-02T09:00:00.000Z');

const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...configSchema.parse({
    LOG_LEVEL: 'silent',
    CHECK_ANSWERS: 'true',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    REQUESTS_PER_SECOND: '0',
    PROVISIONING_WAIT_MS: '0',
  }),
  ...overrides,
});

/** Makes the delays of waiting jobs follow the test clock: jobs become due earlier by as much as the clock moved since the last call. */
const createDelayShift = (app: Omit<App, 'jobs'>): (() => Promise<void>) => {
  let seen = app.clock.now().getTime();
  return async () => {
    const moved = app.clock.now().getTime() - seen;
    seen += moved;
    if (moved !== 0) {
      await app.db.execute(
        sql`update pgboss.job set start_after = start_after - ${moved} * interval '1 millisecond' where state in ('created', 'retry')`,
      );
    }
  };
};

/** Starts the whole product on its own database, with a clock the test sets. Call it in `beforeAll`, and `stop` in `afterAll`. */
export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const { jobs: bound = boundJobs, parts = {} } = options;
  const { db, pool, ask, target, close } = await createTestDatabase();
  const clock = createTestClock(options.now ?? START);
  const ground = {
    config: testConfig(options.config),
    db,
    pool,
    askDatabase: ask,
    clock,
    log: createLogger(options.config?.LOG_LEVEL ?? 'silent', options.log),
  };
  const boss = createSendingBoss(pool, ground.log);
  await boss.start();
  await installQueues(
    boss,
    bound.map(({ job }) => job),
  );
  const shiftDelays = createDelayShift(ground);
  const queue = createJobQueue(boss, clock);
  const jobs: JobQueue = {
    enqueue: async (...args) => {
      await shiftDelays();
      await queue.enqueue(...args);
    },
  };
  const app: App = { ...ground, jobs };
  const api = await buildApi(app, { endpoints: boundEndpoints, findSessionUser, rawRoutes, ...parts });
  return {
    app,
    api,
    clock,
    target,
    call: (endpoint, callOptions) => callApi(api, endpoint, callOptions),
    runJobs: async () => {
      await shiftDelays();
      await drainJobs(app, boss, bound);
    },
    stop: async () => {
      await api.close();
      await boss.stop({ graceful: false });
      await close();
    },
  };
};
