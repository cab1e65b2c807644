import type { Column, Effect } from '../../signs/column.ts';
import type { Outcome, PriorRow } from '../priorRow.ts';
import { shapeRow } from './shapes.ts';

const unitOf = (outcome: Outcome): string => (outcome === 'positive' ? 'log odds ratio per reply' : 'log odds ratio per email sent');

/** Marginal effects are given as odds ratios of the column's contrast; the others are added directly. */
const sizeOf = (outcome: Outcome, effect: Effect): Pick<PriorRow, 'mean' | 'unit' | 'stage'> =>
  'oddsRatio' in effect
    ? { mean: Math.log(effect.oddsRatio), unit: unitOf(outcome), stage: 'marginal' }
    : { mean: effect.logOdds, unit: effect.unit, stage: 'action' };

function effectRow(column: string, outcome: Outcome, effect: Effect): PriorRow {
  const { sd, facts = [], reason, grade } = effect;
  const { mean, unit, stage } = sizeOf(outcome, effect);
  return { name: `${column}.${outcome}`, mean, sd, unit, outcome, stage, facts, reason, grade };
}

const OUTCOMES = ['inbox', 'open', 'reply', 'positive', 'unsubscribe', 'report_spam', 'forward_internally'] as const;

/** The rows of one column: its effects, and where its curve bends. */
export const columnRows = (name: string, { effects, bends }: Pick<Column, 'effects' | 'bends'>): readonly PriorRow[] => [
  ...OUTCOMES.flatMap((outcome) => {
    const effect = effects[outcome];
    return effect === undefined ? [] : [effectRow(name, outcome, effect)];
  }),
  ...Object.entries(bends).map(([bend, row]) => shapeRow({ name: `${name}.${bend}`, ...row })),
];
