import type { PriorRow } from './calibration/priorRow.ts';
import { baseRows } from './calibration/rows/baseRates.ts';
import { columnRows } from './calibration/rows/columns.ts';
import { sequenceRows } from './calibration/rows/sequence.ts';
import { shapeRows } from './calibration/rows/shapes.ts';
import { senderRows } from './sender/priorRows.ts';
import { FOLLOW_UP_IDS, FOLLOW_UP_SIGNS } from './signs/followUp/followUpSigns.ts';
import { ALL_SIGNS } from './signs/signs.ts';

export type { Grade, Outcome, PriorRow } from './calibration/priorRow.ts';

/** Version of the rows below; stored with every campaign simulated with them. */
export const PRIORS_VERSION = '2026.8';

/**
 * Every coefficient of the engine: the model's own rows, and those of every sign. The methodology page shows this list; the model has no
 * other numbers.
 */
export const PRIORS: readonly PriorRow[] = [
  ...baseRows,
  ...shapeRows,
  ...ALL_SIGNS.flatMap(({ columns }) => Object.entries(columns).flatMap(([name, column]) => columnRows(name, column))),
  ...sequenceRows,
  ...FOLLOW_UP_IDS.flatMap((id) => columnRows(id, FOLLOW_UP_SIGNS[id].column)),
  ...senderRows,
];

const rowsByName = new Map(PRIORS.map((row) => [row.name, row]));

export const findPrior = (name: string): PriorRow | undefined => rowsByName.get(name);

/** The row with that name. Throws if there is none: a coefficient without a source must not be used. */
export function getPrior(name: string): PriorRow {
  const row = rowsByName.get(name);
  if (row === undefined) throw new Error(`No prior is called "${name}".`);
  return row;
}

export const priorMean = (name: string): number => getPrior(name).mean;
