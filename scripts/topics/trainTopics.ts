import type { TopicEmail } from './readTopics.ts';

/** The weight of each word for each category: `values[word * categories + category]`. */
export type TopicModel = { words: readonly string[]; categories: number; values: Float32Array };

/** What a category that no cue speaks for starts from, in log odds, and the least of those that some speak for. */
const UNMET = -4;
const EPOCHS = 100;
const RATE = 0.3;
/** How strongly weights are pulled toward 0. */
const PULL = 7e-6;
/** Decay of the averages of slopes and of their squares. */
const [SLOPES, SQUARES] = [0.9, 0.99];
const LEAST_EMAILS = 2;

type Entry = { word: number; share: number };

/** Rare words tell more: each word's share is scaled by this. */
const rarityOf = (emails: number, all: number): number => (Math.log((1 + all) / (1 + emails)) + 0.3) / 3;

function listWords(emails: readonly TopicEmail[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of emails) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= LEAST_EMAILS).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Turns log odds into probabilities in place. */
function toChances(scores: Float64Array): void {
  const most = scores.reduce((one, other) => Math.max(one, other));
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp((scores[at] ?? 0) - most);
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

const startOf = ({ cues }: TopicEmail): Float64Array => Float64Array.from(cues, (one) => Math.max(UNMET, one));

/**
 * Learns what the words of an email add to the log odds that its cues alone give each category: a regression over all categories at once, by
 * gradient descent with the same result each time.
 */
export function trainTopics(emails: readonly TopicEmail[], categories: number): TopicModel {
  const counts = listWords(emails);
  const words = [...counts.keys()];
  const places = new Map(words.map((word, place) => [word, place]));
  const scales = Float64Array.from(words, (word) => rarityOf(counts.get(word) ?? 0, emails.length));
  const entries = emails.map((email) =>
    [...email.words].flatMap(([word, share]): Entry[] => {
      const place = places.get(word);
      return place === undefined ? [] : [{ word: place, share: share * (scales[place] ?? 0) }];
    }),
  );
  const [values, slopes, squares] = [0, 1, 2].map(() => new Float32Array(words.length * categories)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const gradient = new Float32Array(words.length * categories);
  for (let epoch = 1; epoch <= EPOCHS; epoch += 1) {
    gradient.fill(0);
    emails.forEach((email, at) => {
      const scores = startOf(email);
      const own = entries[at] ?? [];
      for (const { word, share } of own)
        for (let from = word * categories, index = 0; index < categories; index += 1)
          scores[index] = (scores[index] ?? 0) + share * (values[from + index] ?? 0);
      toChances(scores);
      for (const index of email.categories) scores[index] = (scores[index] ?? 0) - 1 / email.categories.length;
      for (const { word, share } of own)
        for (let from = word * categories, index = 0; index < categories; index += 1)
          gradient[from + index] = (gradient[from + index] ?? 0) + (share * (scores[index] ?? 0)) / emails.length;
    });
    const [bySlope, bySquare] = [1 - SLOPES ** epoch, 1 - SQUARES ** epoch];
    for (let place = 0; place < values.length; place += 1) {
      const slope = (gradient[place] ?? 0) + PULL * (values[place] ?? 0);
      slopes[place] = SLOPES * (slopes[place] ?? 0) + (1 - SLOPES) * slope;
      squares[place] = SQUARES * (squares[place] ?? 0) + (1 - SQUARES) * slope * slope;
      values[place] =
        (values[place] ?? 0) - (RATE * ((slopes[place] ?? 0) / bySlope)) / (Math.sqrt((squares[place] ?? 0) / bySquare) + 1e-8);
    }
  }
  return { words, categories, values: values.map((value, place) => value * (scales[Math.floor(place / categories)] ?? 0)) };
}

/** The largest weights in whole steps, those that speak for a category: the words that have any, with the weight for each. */
export function keepTopics(
  { words, categories, values }: TopicModel,
  emails: readonly TopicEmail[],
  { most, step, largest }: { most: number; step: number; largest: number },
): Map<string, Map<number, number>> {
  const counts = listWords(emails);
  const effectOf = (place: number): number =>
    (values[place] ?? 0) * Math.sqrt(counts.get(words[Math.floor(place / categories)] ?? '') ?? 0);
  const effects = Float32Array.from(values, (_, place) => effectOf(place)).toSorted();
  const least = Math.max(1e-3, effects[Math.max(0, effects.length - most)] ?? 0);
  const kept = new Map<string, Map<number, number>>();
  values.forEach((value, place) => {
    const steps = Math.min(largest, Math.round(value / step));
    if (steps < 1 || effectOf(place) < least) return;
    const word = words[Math.floor(place / categories)] ?? '';
    kept.set(word, (kept.get(word) ?? new Map<number, number>()).set(place % categories, steps));
  });
  return kept;
}

/** The log odds of the categories by cues and words together. */
export function weighKept(email: TopicEmail, kept: ReadonlyMap<string, ReadonlyMap<number, number>>, step: number): Float64Array {
  const scores = startOf(email);
  for (const [word, share] of email.words)
    for (const [category, steps] of kept.get(word) ?? []) scores[category] = (scores[category] ?? 0) + steps * step * share;
  return scores;
}
