import type { PriorRow } from './calibration/priorRow.ts';
import { baseRows } from './calibration/rows/baseRates.ts';
import { bodyRows } from './calibration/rows/body.ts';
import { listRows } from './calibration/rows/list.ts';
import { recipientRows } from './calibration/rows/recipient.ts';
import { shapeRows } from './calibration/rows/shapes.ts';
import { subjectRows } from './calibration/rows/subject.ts';
import { senderRows } from './sender/priorRows.ts';

export type { Grade, Outcome, PriorRow, Stage } from './calibration/priorRow.ts';

/** Version of the rows below; stored with every campaign that was simulated with them. */
export const PRIORS_VERSION = '2026.2';

/** Every coefficient of the engine. The methodology page shows this list; no number of the model stands anywhere else. */
export const PRIORS: readonly PriorRow[] = [
  ...baseRows,
  ...subjectRows,
  ...bodyRows,
  ...listRows,
  ...recipientRows,
  ...shapeRows,
  ...senderRows,
];

const rowsByName = new Map(PRIORS.map((row) => [row.name, row]));

export const findPrior = (name: string): PriorRow | undefined => rowsByName.get(name);

/** The row of that name. Throws where there is none: a coefficient without a source must not run. */
export function getPrior(name: string): PriorRow {
  const row = rowsByName.get(name);
  if (row === undefined) throw new Error(`No prior is called "${name}".`);
  return row;
}

export const priorMean = (name: string): number => getPrior(name).mean;
