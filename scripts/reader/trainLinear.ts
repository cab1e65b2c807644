/** One example: the features it has (row numbers, each once), how much each counts, and the classes it belongs to. */
export type Example = { features: Int32Array; values: Float32Array; classes: readonly number[] };

export type TrainOptions = {
  classes: number;
  featureCount: number;
  epochs: number;
  /** Initial step size of the gradient. */
  rate: number;
  /** How strongly weights are pulled toward 0 whenever their feature occurs. */
  pull: number;
  /** `each`: independent yes-or-no classes. `one`: exactly one class. */
  kind: 'each' | 'one';
  seed: number;
};

export type Trained = { weights: Float32Array; bias: Float64Array };

/** Random numbers from 0 to 1 from a seed (mulberry32). */
export function createDraw(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled(count: number, draw: () => number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, index) => index);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}

/** Converts scores to class probabilities in place. */
export function toChances(scores: Float64Array, kind: TrainOptions['kind']): void {
  if (kind === 'each') {
    scores.forEach((score, index) => (scores[index] = 1 / (1 + Math.exp(-score))));
    return;
  }
  const most = Math.max(...scores);
  let sum = 0;
  scores.forEach((score, index) => {
    scores[index] = Math.exp(score - most);
    sum += scores[index] ?? 0;
  });
  scores.forEach((score, index) => (scores[index] = score / sum));
}

const MIN_SLOPE = 4e-3;
const BIAS_RATE = 0.02;

/**
 * Logistic regression by stochastic gradient descent with step sizes that shrink with a weight's past changes (Adagrad), each weight pulled
 * toward 0. With `start`, only its kept weights are trained further.
 */
function trainLinear(examples: readonly Example[], options: TrainOptions, start?: { keep: Uint8Array; from: Trained }): Trained {
  const { classes, featureCount, epochs, rate, pull, kind, seed } = options;
  const weights = start === undefined ? new Float32Array(featureCount * classes) : Float32Array.from(start.from.weights);
  const bias = start === undefined ? new Float64Array(classes).fill(kind === 'each' ? -2 : 0) : Float64Array.from(start.from.bias);
  const moved = new Float32Array(featureCount * classes).fill(1e-3);
  const draw = createDraw(seed);
  const scores = new Float64Array(classes);
  const truth = new Uint8Array(classes);
  const [misses, missedClasses] = [new Float64Array(classes), new Uint8Array(classes)];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const exampleAt of shuffled(examples.length, draw)) {
      const example = examples[exampleAt];
      if (example === undefined) continue;
      const { features, values } = example;
      scores.set(bias);
      for (let own = 0; own < features.length; own += 1) {
        const [from, value] = [(features[own] ?? 0) * classes, values[own] ?? 0];
        for (let index = 0; index < classes; index += 1) scores[index] = (scores[index] ?? 0) + value * (weights[from + index] ?? 0);
      }
      toChances(scores, kind);
      truth.fill(0);
      for (const index of example.classes) truth[index] = 1;
      let missed = 0;
      for (let index = 0; index < classes; index += 1) {
        const miss = (scores[index] ?? 0) - (truth[index] ?? 0);
        bias[index] = (bias[index] ?? 0) - BIAS_RATE * miss;
        if (Math.abs(miss) < MIN_SLOPE) continue;
        misses[missed] = miss;
        missedClasses[missed] = index;
        missed += 1;
      }
      for (let own = 0; own < features.length; own += 1) {
        const [from, value] = [(features[own] ?? 0) * classes, values[own] ?? 0];
        for (let at = 0; at < missed; at += 1) {
          const place = from + (missedClasses[at] ?? 0);
          if (start !== undefined && start.keep[place] === 0) continue;
          const slope = (misses[at] ?? 0) * value + pull * (weights[place] ?? 0);
          const sum = (moved[place] ?? 0) + slope * slope;
          moved[place] = sum;
          weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(sum);
        }
      }
    }
  }
  return { weights, bias };
}

/**
 * Marks the weights to keep: those with the largest effect over the corpus. `counts` is how many examples have each feature, `scales` the
 * value of one occurrence.
 */
export function keepLargest(
  weights: Float32Array,
  { classes, counts, scales, most }: { classes: number; counts: readonly number[]; scales: readonly number[]; most: number },
): Uint8Array {
  const moves = weights.map((weight, place) => {
    const row = Math.floor(place / classes);
    return Math.abs(weight) * (scales[row] ?? 1) * Math.sqrt(counts[row] ?? 0);
  });
  const sizes = moves.filter((move) => move > 0).toSorted();
  const least = sizes[Math.max(0, sizes.length - most)] ?? 0;
  return Uint8Array.from(moves, (move) => (move > 0 && move >= least ? 1 : 0));
}

/** How many examples have each feature, the value of one occurrence, and how many weights remain after each round of dropping. */
export type Kept = { counts: readonly number[]; scales: readonly number[]; rounds: readonly number[] };

/** Trains, then drops the least important weights in several rounds, retraining the rest each time so that it compensates. */
export function trainSparse(examples: readonly Example[], options: TrainOptions, kept: Kept): Trained {
  const epochs = Math.ceil(options.epochs / 3);
  return kept.rounds.reduce(
    (from: Trained, most, round) => {
      const keep = keepLargest(from.weights, { ...kept, most, classes: options.classes });
      const left = { bias: from.bias, weights: from.weights.map((weight, place) => (keep[place] === 1 ? weight : 0)) };
      return trainLinear(examples, { ...options, epochs, seed: options.seed + 1 + round }, { keep, from: left });
    },
    trainLinear(examples, options),
  );
}
