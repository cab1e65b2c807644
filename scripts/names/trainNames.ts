import { minimize } from '../reader/minimize.ts';
import { BASE } from '../../packages/simulator/fit/names/chooseName.ts';

/** A name that an email may have for its offer: what speaks for and against it, and whether it is right. */
export type Example = { features: ReadonlyMap<string, number>; isRight: boolean; weight: number };

export type Weights = Record<string, number>;

/** How strongly weights are pulled toward 0, and how many names must have a feature. */
const PULL = 3;
const LEAST_EXAMPLES = 8;
const ITERATIONS = 200;
/** Weights are stored in hundredths. */
const PRECISION = 100;

function listFeatures(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].flatMap(([feature, count]) => (count >= LEAST_EXAMPLES ? [feature] : [])).toSorted();
}

/** Logistic regression to its best fit: the weights by which a name's features tell its probability. The same examples give the same. */
export function trainNames(examples: readonly Example[]): Weights {
  const names = listFeatures(examples);
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, isRight, weight }) => ({
    weight,
    isRight,
    known: [...features].flatMap(([feature, value]) => {
      const at = placeOf.get(feature);
      return at === undefined ? [] : [{ at, value }];
    }),
  }));
  const base = names.length;
  const found = minimize(
    (point, slope) => {
      let loss = 0;
      slope.fill(0);
      for (const { known, isRight, weight } of rows) {
        const sum = known.reduce((total, { at, value }) => total + value * (point[at] ?? 0), point[base] ?? 0);
        const chance = 1 / (1 + Math.exp(-sum));
        loss -= weight * Math.log(Math.max(1e-12, isRight ? chance : 1 - chance));
        const miss = weight * (chance - (isRight ? 1 : 0));
        for (const { at, value } of known) slope[at] = (slope[at] ?? 0) + miss * value;
        slope[base] = (slope[base] ?? 0) + miss;
      }
      for (let at = 0; at < base; at += 1) {
        loss += 0.5 * PULL * (point[at] ?? 0) ** 2;
        slope[at] = (slope[at] ?? 0) + PULL * (point[at] ?? 0);
      }
      return loss;
    },
    new Float64Array(base + 1),
    ITERATIONS,
  );
  const rounded = [...names, BASE].map((name, at) => [name, Math.round(PRECISION * (found[at] ?? 0)) / PRECISION] as const);
  return Object.fromEntries(rounded.filter(([, weight]) => weight !== 0));
}
