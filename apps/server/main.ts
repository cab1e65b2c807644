import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import { boundJobs, schedules } from './boundJobs.ts';
import { systemClock } from './clock.ts';
import { isStartedByNpm, loadConfig, type Config } from './config.ts';
import { openDatabase } from './database/openDatabase.ts';
import { startPulse } from './database/pulse.ts';
import { boundEndpoints, findSessionUser, rawRoutes } from './endpoints.ts';
import { buildApi } from './http/buildApi.ts';
import { openServer } from './http/openServer.ts';
import { openQueue } from './jobs/openQueue.ts';
import { startWorker } from './jobs/startWorker.ts';
import { createLogger } from './operations/createLogger.ts';
import { startProcessMetrics } from './operations/metrics.ts';
import { openOperatorServer } from './operations/openOperatorServer.ts';
import type { Condition } from './operations/operatorAnswers.ts';
import { createOperatorRoutes } from './operations/operatorRoutes.ts';
import { ensureDemoUser } from './users/demoAccount.ts';
import { rejectOnAbort } from './operations/rejectOnAbort.ts';
import { toWords } from './operations/toWords.ts';
import { stopOnSignals } from './operations/stopOnSignals.ts';
import { seedDemo } from './campaigns/demo/seedDemo.ts';
import { warmEngineThreads } from './campaigns/engine/engineThreads.ts';

/** How long a running request may continue after the process is asked to stop. */
const REQUESTS_LIMIT_MS = 15_000;

export type RunningServer = {
  config: Config;
  address: string;
  /** Resolves when the demo account has all its samples; the start does not wait for it. Never rejects. */
  demoSeeded: Promise<void>;
  stop: () => Promise<void>;
};

type StartOptions = {
  config: Config;
  /** Work to do while the database starts, such as building the web app; the API waits for it. */
  prepare?: (signal: AbortSignal) => Promise<void>;
  log?: Logger;
  /** Abort it to cancel the start, which then rejects. */
  stopping?: AbortController;
};

/** Starts the services in SERVICES. Everything opened is closed in reverse order, also if the start fails halfway. */
export const startServer = async (options: StartOptions): Promise<RunningServer> => {
  const { config, prepare, log = createLogger(config.LOG_LEVEL), stopping = new AbortController() } = options;
  const { signal } = stopping;
  const failing = new AbortController();
  const closers: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const closeOne of closers.splice(0).reverse())
      await closeOne().catch((error: unknown) => log.error({ err: error }, 'could not be closed'));
  };
  const stop = (): Promise<void> => {
    stopping.abort();
    return close();
  };
  const isApi = config.SERVICES.includes('api');
  const isWorker = config.SERVICES.includes('worker');
  try {
    const server = isApi ? await openServer({ port: config.PORT, host: config.HOST }) : undefined;
    if (server !== undefined) closers.push(() => server.close(0));
    const opening = openDatabase(config, log, signal);
    closers.push(async () => (await opening.catch(() => undefined))?.close());
    const [database] = await Promise.all([opening, prepare?.(AbortSignal.any([signal, failing.signal]))]);
    signal.throwIfAborted();
    const pulse = startPulse(database.target, log);
    closers.push(pulse.close);
    const condition: Condition = {
      pool: database.pool,
      askDatabase: database.ask,
      isStopping: false,
      hasMetrics: config.METRICS,
      isSilent: pulse.isSilent,
    };
    if (config.METRICS) startProcessMetrics();
    const ground = { config, db: database.db, pool: database.pool, askDatabase: database.ask, clock: systemClock, log };
    const queue = await openQueue(ground, { jobs: boundJobs.map(({ job }) => job), isWorker, database });
    closers.push(queue.close);
    signal.throwIfAborted();
    const app: App = { ...ground, jobs: queue.jobs };
    if (config.DEMO) await ensureDemoUser(app);
    if (isWorker) await startWorker(app, { boss: queue.boss, boundJobs, schedules });
    if (server !== undefined) {
      const api: FastifyInstance = await buildApi(app, {
        endpoints: boundEndpoints,
        findSessionUser,
        rawRoutes: [...rawRoutes, createOperatorRoutes(condition)],
        orSilence: pulse.orSilence,
      });
      closers.push(
        () => api.close(),
        () => server.close(REQUESTS_LIMIT_MS),
      );
      server.serve((request, response) => api.routing(request, response));
    }
    const demoSeeded = rejectOnAbort(warmEngineThreads(), signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'the engine could not be warmed up');
      })
      .then(() => seedDemo(app, { signal }))
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'the demo campaigns could not be created');
      });
    closers.push(() => demoSeeded);
    if (config.OPERATIONS_PORT !== undefined) closers.push((await openOperatorServer(condition, config.OPERATIONS_PORT)).close);
    // Last in, first out: the readiness check fails first, so that load balancers can switch before anything closes.
    closers.push(async () => {
      condition.isStopping = true;
      server?.drain();
      await wait(config.DRAIN_SECONDS * 1000);
    });
    const address = config.PUBLIC_URL ?? `http://localhost:${server?.port ?? config.PORT}`;
    log.info({ services: config.SERVICES, address }, 'started');
    return { config, address, demoSeeded, stop };
  } catch (error) {
    failing.abort();
    await close();
    throw error;
  }
};

/**
 * Handles signals from the first moment on: a start that is asked to stop stops waiting, closes what it opened, and does not count as a
 * failure.
 */
export const stopStarting = async (starting: Promise<RunningServer>, stopping: AbortController): Promise<void> => {
  stopping.abort();
  const server = await starting.catch(() => undefined);
  await server?.stop();
};

if (import.meta.main) {
  const stopping = new AbortController();
  try {
    const starting = startServer({ config: loadConfig(), stopping });
    // Started by hand, the program may outlive its shell; started by one of our programs, it ends with that.
    stopOnSignals(() => stopStarting(starting, stopping), { withParent: isStartedByNpm() });
    await starting;
  } catch (error) {
    // The person who stopped it sees the process end; no message is needed.
    if (!stopping.signal.aborted) {
      process.stderr.write(`${toWords(error)}\n`);
      process.exit(1);
    }
  }
}
