import { COLUMNS } from '../model/columns.ts';
import type { Predictor } from '../model/predictors.ts';
import type { FilterCause, SharedEffect } from '../signs/column.ts';
import type { Feature } from '../signs/features.ts';
import { FACTOR_IDS, SIGNS, type FactorId } from '../signs/signs.ts';

export const FACTOR_COUNT = FACTOR_IDS.length;
export const factorIndex = (id: FactorId): number => FACTOR_IDS.indexOf(id);

const placementAt = factorIndex('placement');
const ownFactor: readonly number[] = COLUMNS.map(({ factorId }) => factorIndex(factorId));

/** The factor to which a column's effect on one predictor counts: its own sign, or `placement` for content's effect on placement. */
export function factorOfColumn(predictor: Predictor, column: number): number {
  const [own, group] = [ownFactor[column], COLUMNS[column]?.group];
  if (own === undefined) throw new RangeError(`The model has no column ${column}.`);
  return predictor === 'placement' && (group === 'subject' || group === 'body') ? placementAt : own;
}

/** Columns whose effect is shared by two factors. */
export const SHARED_COLUMNS: readonly { column: number; other: number; shareOf: SharedEffect['shareOf'] }[] = COLUMNS.flatMap(
  ({ sharedWith }, column) =>
    sharedWith === undefined ? [] : [{ column, other: factorIndex(sharedWith.factorId), shareOf: sharedWith.shareOf }],
);

/** What filters see in an email, strongest effect on placement first. */
export const FILTER_CAUSES: readonly FilterCause[] = COLUMNS.flatMap(({ effects: { inbox } }) =>
  (inbox?.causes ?? []).map((cause) => ({ cause, oddsRatio: inbox !== undefined && 'oddsRatio' in inbox ? inbox.oddsRatio : 1 })),
)
  .toSorted((one, other) => one.oddsRatio - other.oddsRatio)
  .map(({ cause }) => cause);

/** The features whose spans show a factor in the text. */
export const featuresOf = (id: FactorId): readonly Feature[] =>
  id === 'placement' ? FILTER_CAUSES.map(({ feature }) => feature) : SIGNS[id].shownBy;
