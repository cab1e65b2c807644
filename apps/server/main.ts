import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import { boundJobs, schedules } from './boundJobs.ts';
import { systemClock } from './clock.ts';
import { loadConfig, type Config } from './config.ts';
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
import { orAbort } from './operations/orAbort.ts';
import { toWords } from './operations/toWords.ts';
import { stopOnSignals } from './operations/stopOnSignals.ts';
import { seedDemo } from './campaigns/demo/seedDemo.ts';
import { warmEngineThreads } from './campaigns/engine/engineThreads.ts';

/** Longest a running request may take to end once the process is asked to stop. */
const REQUESTS_LIMIT_MS = 15_000;

export type RunningServer = {
  config: Config;
  address: string;
  /** Settles when the demo account has all its samples, which the start does not wait for; never rejects. */
  demoSeeded: Promise<void>;
  stop: () => Promise<void>;
};

type StartOptions = {
  config: Config;
  /** Work that may go on while the database starts, as building the web app; the API waits for it. */
  prepare?: (signal: AbortSignal) => Promise<void>;
  log?: Logger;
  /** Aborted by whoever gives the start up before it has ended, which then rejects. */
  stopping?: AbortController;
};

/** Starts what SERVICES names. What was opened is closed again in the opposite order, also when the start fails half-way. */
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
    const demoSeeded = orAbort(warmEngineThreads(), signal)
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

/** Heard from the first moment on: a start that is asked to stop gives up what it waits for, closes what it opened, and is no failure. */
export const stopStarting = async (starting: Promise<RunningServer>, stopping: AbortController): Promise<void> => {
  stopping.abort();
  const server = await starting.catch(() => undefined);
  await server?.stop();
};

if (import.meta.main) {
  const stopping = new AbortController();
  try {
    const starting = startServer({ config: loadConfig(), stopping });
    stopOnSignals(() => stopStarting(starting, stopping));
    await starting;
  } catch (error) {
    // Whoever asked for the stop sees that the process ends; no message is needed.
    if (!stopping.signal.aborted) {
      process.stderr.write(`${toWords(error)}\n`);
      process.exit(1);
    }
  }
}
