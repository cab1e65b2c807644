import type pg from 'pg';
import { renderMetrics } from './metrics.ts';

/** What the probes look at. `isStopping` is set by the process that has been asked to end. */
export type Condition = { pool: pg.Pool; isStopping: boolean; hasMetrics: boolean };

export type OperatorAnswer = { status: number; type: string; text: string };

const JSON_TYPE = 'application/json; charset=utf-8';
const json = (status: number, text: string): OperatorAnswer => ({ status, type: JSON_TYPE, text: JSON.stringify({ status: text }) });

/** Ready = new work may be sent here: the database answers, and nobody has asked the process to end. */
const readReadiness = async ({ pool, isStopping }: Condition): Promise<OperatorAnswer> => {
  if (isStopping) return json(503, 'stopping');
  return pool.query('select 1').then(
    () => json(200, 'ok'),
    () => json(503, 'no database'),
  );
};

export const OPERATOR_PATHS = ['/health/live', '/health/ready', '/metrics'] as const;
export type OperatorPath = (typeof OPERATOR_PATHS)[number];

/** The answers for orchestrators and Prometheus; undefined where the metrics are switched off. */
export const answerOperator = async (condition: Condition, path: OperatorPath): Promise<OperatorAnswer | undefined> => {
  // Alive = the event loop turns. A database that is away is no reason to be killed.
  if (path === '/health/live') return json(200, 'ok');
  if (path === '/health/ready') return readReadiness(condition);
  if (!condition.hasMetrics) return undefined;
  const { type, text } = await renderMetrics(condition.pool);
  return { status: 200, type, text };
};
