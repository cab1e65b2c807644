import { minimize, type Objective } from './minimize.ts';
import { keepLargest, toChances, type Example, type Kept, type Trained } from './trainLinear.ts';

export type ExactOptions = {
  classes: number;
  featureCount: number;
  /** `each`: independent yes-or-no classes. `one`: exactly one class. */
  kind: 'each' | 'one';
  /** How strongly a weight is pulled toward 0 if ten examples have its feature; it grows with the square root of their number. */
  pull: number;
  /** 0: every example counts the same. 1: every class does. */
  evenness: number;
  iterations: number;
};

/** How much an example of each class counts; 1 on average over the examples. */
function importanceOf(examples: readonly Example[], { classes, evenness }: ExactOptions): Float64Array {
  const counts = new Float64Array(classes);
  for (const example of examples) for (const index of example.classes) counts[index] = (counts[index] ?? 0) + 1;
  const importance = counts.map((count) => (examples.length / classes / Math.max(1, count)) ** evenness);
  const mean = importance.reduce((sum, one, index) => sum + one * (counts[index] ?? 0), 0) / Math.max(1, examples.length);
  return importance.map((one) => (evenness === 0 ? 1 : one / mean));
}

/** What an example adds to the objective; leaves by how much each class's chance is too high in `misses`. */
function missOf(
  misses: Float64Array,
  { classes }: Example,
  { kind, importance }: { kind: ExactOptions['kind']; importance: Float64Array },
): number {
  toChances(misses, kind);
  let loss = 0;
  if (kind === 'each') for (let index = 0; index < misses.length; index += 1) loss -= Math.log(Math.max(1e-12, 1 - (misses[index] ?? 0)));
  for (const index of classes) {
    const chance = Math.max(1e-12, misses[index] ?? 0);
    loss -= Math.log(chance) - (kind === 'each' ? Math.log(Math.max(1e-12, 1 - chance)) : 0);
    misses[index] = (misses[index] ?? 0) - 1;
  }
  const weight = importance[classes[0] ?? 0] ?? 1;
  if (kind === 'each' || weight === 1) return loss;
  for (let index = 0; index < misses.length; index += 1) misses[index] = weight * (misses[index] ?? 0);
  return weight * loss;
}

type Fit = { pulls: Float64Array; keep: Uint8Array | undefined };

/** The loss over all examples and the pull on the weights. A point is all weights, then the bias of each class. */
function createObjective(examples: readonly Example[], options: ExactOptions, { pulls, keep }: Fit): Objective {
  const { classes, featureCount } = options;
  const known = { kind: options.kind, importance: importanceOf(examples, options) };
  const biasAt = featureCount * classes;
  const misses = new Float64Array(classes);
  return (point, slope) => {
    let loss = 0;
    slope.fill(0);
    for (const example of examples) {
      const { features, values } = example;
      for (let index = 0; index < classes; index += 1) misses[index] = point[biasAt + index] ?? 0;
      for (let own = 0; own < features.length; own += 1) {
        const [from, value] = [(features[own] ?? 0) * classes, values[own] ?? 0];
        for (let index = 0; index < classes; index += 1) misses[index] = (misses[index] ?? 0) + value * (point[from + index] ?? 0);
      }
      loss += missOf(misses, example, known);
      for (let index = 0; index < classes; index += 1) slope[biasAt + index] = (slope[biasAt + index] ?? 0) + (misses[index] ?? 0);
      for (let own = 0; own < features.length; own += 1) {
        const [from, value] = [(features[own] ?? 0) * classes, values[own] ?? 0];
        for (let index = 0; index < classes; index += 1) slope[from + index] = (slope[from + index] ?? 0) + value * (misses[index] ?? 0);
      }
    }
    for (let place = 0; place < biasAt; place += 1) {
      const [weight, pull] = [point[place] ?? 0, pulls[Math.floor(place / classes)] ?? 0];
      loss += 0.5 * pull * weight * weight;
      slope[place] = keep === undefined || keep[place] === 1 ? (slope[place] ?? 0) + pull * weight : 0;
    }
    return loss;
  };
}

/**
 * Logistic regression to its best fit, then drops the least important weights in several rounds, fitting the rest each time so that it
 * compensates.
 */
export function trainExact(examples: readonly Example[], options: ExactOptions, kept: Kept): Trained {
  const { classes, featureCount, kind, iterations } = options;
  const pulls = Float64Array.from({ length: featureCount }, (_, row) => options.pull * Math.sqrt((kept.counts[row] ?? 0) / 10));
  const biasAt = featureCount * classes;
  const start = new Float64Array(biasAt + classes).fill(kind === 'each' ? -2 : 0, biasAt);
  const whole = minimize(createObjective(examples, options, { pulls, keep: undefined }), start, iterations);
  const found = kept.rounds.reduce((from, most) => {
    const keep = keepLargest(Float32Array.from(from.subarray(0, biasAt)), { ...kept, most, classes });
    const left = from.map((weight, place) => (place >= biasAt || keep[place] === 1 ? weight : 0));
    return minimize(createObjective(examples, options, { pulls, keep }), left, Math.ceil(iterations / 3));
  }, whole);
  return { weights: Float32Array.from(found.subarray(0, biasAt)), bias: found.slice(biasAt) };
}

/** The mean of two models of the same features. */
export const averageOf = (one: Trained, other: Trained): Trained => ({
  weights: one.weights.map((weight, place) => (weight + (other.weights[place] ?? 0)) / 2),
  bias: one.bias.map((value, index) => (value + (other.bias[index] ?? 0)) / 2),
});
