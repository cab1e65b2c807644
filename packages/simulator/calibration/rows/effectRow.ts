import type { Outcome, PriorRow } from '../priorRow.ts';

type Source = { sd: number; facts?: readonly string[]; grade: PriorRow['grade']; reason: string };

/** A marginal log odds ratio of one contrast of a column; the odds ratio is given per sent mail, for `positive` per reply. */
export const effectRow = (column: string, [outcome, oddsRatio]: readonly [Outcome, number], source: Source): PriorRow => ({
  name: `${column}.${outcome}`,
  mean: Math.log(oddsRatio),
  sd: source.sd,
  unit: outcome === 'positive' ? 'log odds ratio per reply' : 'log odds ratio per sent mail',
  outcome,
  stage: 'marginal',
  facts: source.facts ?? [],
  reason: source.reason,
  grade: source.grade,
});
