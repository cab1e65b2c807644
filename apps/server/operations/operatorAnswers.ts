import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { hasFullDisk } from '../database/fullDisk.ts';
import { renderMetrics } from './metrics.ts';

/** What the probes look at. `isStopping` is set by the process that has been asked to end. */
export type Condition = {
  pool: pg.Pool;
  askDatabase: () => Promise<void>;
  isStopping: boolean;
  hasMetrics: boolean;
  /** Whether the database has gone silent; undefined if nobody listens. */
  isSilent?: () => boolean;
};

export type OperatorAnswer = { status: number; type: string; text: string };

/** Longest a probe waits for the database. */
const READY_WAIT_MS = 4000;

const JSON_TYPE = 'application/json; charset=utf-8';
const json = (status: number, text: string): OperatorAnswer => ({ status, type: JSON_TYPE, text: JSON.stringify({ status: text }) });

/** Ready = new work may be sent here: the database answers, and nobody has asked the process to end. */
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

/** The answers for orchestrators and Prometheus; undefined if the metrics are switched off. */
export const answerOperator = async (condition: Condition, path: OperatorPath): Promise<OperatorAnswer | undefined> => {
  // Alive = the event loop turns. A database that is away is no reason to be killed.
  if (path === '/health/live') return json(200, 'ok');
  if (path === '/health/ready') return readReadiness(condition);
  if (!condition.hasMetrics) return undefined;
  const { type, text } = await renderMetrics(condition.pool);
  return { status: 200, type, text };
};
