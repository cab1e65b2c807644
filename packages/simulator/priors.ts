import { baseRows } from './calibration/rows/baseRates.ts';
import { bodyRows } from './calibration/rows/body.ts';
import { listRows } from './calibration/rows/list.ts';
import { recipientRows } from './calibration/rows/recipient.ts';
import { shapeRows } from './calibration/rows/shapes.ts';
import { subjectRows } from './calibration/rows/subject.ts';

/** How much a coefficient's source can carry: a randomised trial, a large observation, a vendor's statement, or our own assumption. */
export type Grade = 'trial' | 'observational' | 'vendor' | 'assumption';

/**
 * Where a row enters the model. `marginal`: log odds ratio per sent mail at bucket 40-50 on the reference population, from which the stage
 * coefficients are solved. `action`, `intent`: added to that utility as it stands. `base`: a rate of the reference population (its sd in log odds).
 * `chance`: spread of people and campaigns. `shape`: a bend of a feature's curve, in the feature's unit.
 */
export type Stage = 'base' | 'marginal' | 'action' | 'intent' | 'chance' | 'shape';

export type Outcome =
  | 'inbox'
  | 'open'
  | 'reply'
  | 'positive'
  | 'unsubscribe'
  | 'spam_report'
  | 'forward_internally'
  | 'remind_me_later'
  | 'archive'
  | 'delete'
  | 'no_action'
  | 'intent'
  | 'reading';

/** One number of the model with its spread and where it comes from. `facts` are ids of `calibration/facts.json`. */
export type PriorRow = {
  name: string;
  mean: number;
  sd: number;
  unit: string;
  outcome: Outcome;
  stage: Stage;
  facts: readonly string[];
  reason: string;
  grade: Grade;
};

/** Version of the rows below; stored with every campaign that was simulated with them. */
export const PRIORS_VERSION = '2026.1';

/** Every coefficient of the engine. The methodology page shows this list; no number of the model stands anywhere else. */
export const PRIORS: readonly PriorRow[] = [...baseRows, ...subjectRows, ...bodyRows, ...listRows, ...recipientRows, ...shapeRows];

const rowsByName = new Map(PRIORS.map((row) => [row.name, row]));

export const findPrior = (name: string): PriorRow | undefined => rowsByName.get(name);

/** The row of that name. Throws where there is none: a coefficient without a source must not run. */
export function getPrior(name: string): PriorRow {
  const row = rowsByName.get(name);
  if (row === undefined) throw new Error(`No prior is called "${name}".`);
  return row;
}

export const priorMean = (name: string): number => getPrior(name).mean;
