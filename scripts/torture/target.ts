import type pg from 'pg';
import type { App } from '../../apps/server/app.ts';
import type { ClusterOptions, Cluster } from '../cluster/startCluster.ts';
import type { PostgresServer } from '../testing/postgresServer.ts';
import type { Random } from './random.ts';

/** What a target is given. Each gets an empty database of its own. */
type Ground = {
  postgres: PostgresServer;
  databaseUrl: string;
  pool: pg.Pool;
  /** For the parts of the product that are driven without HTTP. */
  app: App;
  random: Random;
  startCluster: (wanted: Pick<ClusterOptions, 'apis' | 'workers'> & { env?: Record<string, string> }) => Promise<Cluster>;
  /** Lines of level error that the processes have logged so far. */
  errorLines: () => string[];
  soakMinutes: number;
};

/** `faults` empty = passed. `figures` are sentences with numbers. */
export type Outcome = { figures: string[]; faults: string[] };

export type Target = {
  name: string;
  /** What is done and what must hold. */
  title: string;
  run: (ground: Ground) => Promise<Outcome>;
};

/** Collects what did not hold. */
export const createFaults = () => {
  const faults: string[] = [];
  const check = (holds: boolean, otherwise: string): void => {
    if (!holds) faults.push(otherwise);
  };
  return { faults, check };
};

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const countBy = (values: readonly (string | number)[]): string =>
  [...Map.groupBy(values, (value) => String(value))]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([value, group]) => `${value}: ${group.length}`)
    .join(', ');

/** The value below which the share of all values lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
