/** How strong a coefficient's source is: a randomized trial, a large observation, a vendor's statement, or our own assumption. */
export type Grade = 'trial' | 'observational' | 'vendor' | 'assumption';

/**
 * Where a row enters the model. `marginal`: log odds ratio per sent email at bucket 40-50 on the reference population, from which the stage
 * coefficients are solved. `action`, `intent`: added to that utility directly. `base`: a rate of the reference population (its sd in log
 * odds). `chance`: spread of people and campaigns. `shape`: a bend of a feature's curve, in the feature's unit.
 */
export type Stage = 'base' | 'marginal' | 'action' | 'intent' | 'chance' | 'shape';

export type Outcome =
  | 'inbox'
  | 'open'
  | 'reply'
  | 'positive'
  | 'unsubscribe'
  | 'report_spam'
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
