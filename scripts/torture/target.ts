import type pg from 'pg';
import type { App } from '../../apps/server/app.ts';
import type { ClusterOptions, Cluster } from '../cluster/startCluster.ts';
import type { PostgresServer } from '../testing/postgresServer.ts';
import type { Random } from './random.ts';

/** The environment of a target. Each gets its own empty database. */
type Ground = {
  postgres: PostgresServer;
  databaseUrl: string;
  pool: pg.Pool;
  /** For parts of the product that are called without HTTP. */
  app: App;
  random: Random;
  startCluster: (wanted: Pick<ClusterOptions, 'apis' | 'workers'> & { env?: Record<string, string> }) => Promise<Cluster>;
  /** Error lines the processes have logged so far. */
  errorLines: () => string[];
  soakMinutes: number;
};

/** Empty `faults` = passed. `figures` are sentences with numbers. */
export type Outcome = { figures: string[]; faults: string[] };

export type Target = {
  name: string;
  /** What the test does and what must hold. */
  title: string;
  run: (ground: Ground) => Promise<Outcome>;
};

/** Collects violations. */
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

/** The value below which the given share of all values is. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
