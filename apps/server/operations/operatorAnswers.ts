import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { hasFullDisk } from '../database/fullDisk.ts';
import { renderMetrics } from './metrics.ts';

/** What the probes check. `isStopping` is set when the process has been asked to stop. */
export type Condition = {
  pool: pg.Pool;
  askDatabase: () => Promise<void>;
  isStopping: boolean;
  hasMetrics: boolean;
  /** Whether the database has gone silent; undefined if no pulse runs. */
  isSilent?: () => boolean;
};

export type OperatorAnswer = { status: number; type: string; text: string };

/** How long a probe waits for the database. */
const READY_WAIT_MS = 4000;

const JSON_TYPE = 'application/json; charset=utf-8';
const json = (status: number, text: string): OperatorAnswer => ({ status, type: JSON_TYPE, text: JSON.stringify({ status: text }) });

/** Ready = send new work here: the database answers, and the process has not been asked to stop. */
const readReadiness = async ({ askDatabase, isStopping, isSilent }: Condition): Promise<OperatorAnswer> => {
  if (isStopping) return json(503, 'stopping');
  if (isSilent?.()) return json(503, 'no database');
  const answer = await Promise.race([
    askDatabase().then(
      () => json(200, 'ok'),
      () => json(503, 'no database'),
    ),
    wait(READY_WAIT_MS, json(503, 'no database'), { ref: false }),
  ]);
  return answer.status === 200 && hasFullDisk() ? json(503, 'disk full') : answer;
};

export const OPERATOR_PATHS = ['/health/live', '/health/ready', '/metrics'] as const;
export type OperatorPath = (typeof OPERATOR_PATHS)[number];

/** The answers for orchestrators and Prometheus; undefined if metrics are off. */
export const answerOperator = async (condition: Condition, path: OperatorPath): Promise<OperatorAnswer | undefined> => {
  // Alive = the event loop turns. An unreachable database is no reason to kill the process.
  if (path === '/health/live') return json(200, 'ok');
  if (path === '/health/ready') return readReadiness(condition);
  if (!condition.hasMetrics) return undefined;
  const { type, text } = await renderMetrics(condition.pool);
  return { status: 200, type, text };
};
