import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** This process's counters in Prometheus' terms. None identifies a person, an organization or a campaign. */
const registry = new Registry();

const calls = new Histogram({
  name: 'coldcast_call_seconds',
  help: 'Time from the first byte of a call to the last byte of its response',
  labelNames: ['operation', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

const jobs = new Histogram({
  name: 'coldcast_job_seconds',
  help: 'Time a worker spent on a job',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
});

const leads = new Counter({ name: 'coldcast_leads_settled_total', help: 'Leads this process has settled', registers: [registry] });

const connections = new Gauge({
  name: 'coldcast_database_connections',
  help: 'Connections of the pool: open, idle, and callers waiting for one',
  labelNames: ['state'],
  registers: [registry],
});

const queued = new Gauge({
  name: 'coldcast_queue_jobs',
  help: 'Jobs in each queue, as last counted by the queue',
  labelNames: ['queue', 'state'],
  registers: [registry],
});

export const observeCall = (operation: string, status: number, ms: number): void =>
  calls.observe({ operation, status: String(status) }, ms / 1000);

export const observeJob = (job: string, outcome: 'done' | 'failed', ms: number): void => jobs.observe({ job, outcome }, ms / 1000);

export const countLeads = (count: number): void => leads.inc(count);

let hasProcessMetrics = false;

/** Metrics of memory, event loop and garbage collection; called only if metrics are on, because it runs timers. */
export const startProcessMetrics = (): void => {
  if (!hasProcessMetrics) collectDefaultMetrics({ register: registry });
  hasProcessMetrics = true;
};

type QueueRow = { name: string; queued: number; active: number };

const readQueues = async (pool: pg.Pool): Promise<QueueRow[]> => {
  const { rows } = await pool.query<QueueRow>(
    `select name, queued_count as queued, active_count as active from pgboss.queue where name not like 'schedule-%' and name not like '\\_\\_%'`,
  );
  return rows;
};

/** All metrics in the Prometheus text format; without the queues if the database is unreachable. */
export const renderMetrics = async (pool: pg.Pool): Promise<{ type: string; text: string }> => {
  connections.set({ state: 'open' }, pool.totalCount);
  connections.set({ state: 'idle' }, pool.idleCount);
  connections.set({ state: 'waiting' }, pool.waitingCount);
  queued.reset();
  for (const { name, queued: waiting, active } of await readQueues(pool).catch(() => [])) {
    queued.set({ queue: name, state: 'queued' }, waiting);
    queued.set({ queue: name, state: 'active' }, active);
  }
  return { type: registry.contentType, text: await registry.metrics() };
};
