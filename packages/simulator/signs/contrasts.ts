import type { FeatureValues, Feature } from './features.ts';
import type { ContrastSides } from './column.ts';

type Values = Partial<FeatureValues>;

/** Everyone at each of some values of a feature. */
export const ladder = (feature: Feature, rungs: readonly number[]): ContrastSides['to'] =>
  rungs.map((rung) => ({ values: { [feature]: rung } }));

/** Some features at one set of values versus another. */
export const switched = (on: Values, off: Values): ContrastSides => ({ to: [{ values: on }], from: [{ values: off }] });

/** One of a feature versus none. */
export const flag = (feature: Feature): ContrastSides => switched({ [feature]: 1 }, { [feature]: 0 });
