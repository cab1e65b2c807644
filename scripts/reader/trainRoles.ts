import { ROLE_COUNT, ROLES, type Role } from '../../packages/simulator/reader/roles.ts';
import type { PackedModel } from '../../packages/simulator/reader/weights.ts';
import { fitPlatt } from './calibrate.ts';
import { createRows, toSentenceExamples, type FeatureRows } from './examples.ts';
import { packModel } from './packModel.ts';
import type { CorpusEmail } from './readCorpus.ts';
import { averageOf, trainExact } from './trainExact.ts';
import { trainSparse, type Example, type Trained } from './trainLinear.ts';

export type RoleSettings = {
  epochs: number;
  rate: number;
  pull: number;
  leastSentences: number;
  /** How many weights remain after each round of dropping. */
  rounds: readonly number[];
  unit: number;
  seed: number;
};

export const ROLE_SETTINGS: RoleSettings = {
  epochs: 12,
  rate: 0.05,
  pull: 0.05,
  leastSentences: 3,
  rounds: [400_000, 200_000, 96_000],
  unit: 1 / 8,
  seed: 7,
};

/** How an exact fit is made; see `trainExact.ts`. */
const EXACT_SETTINGS = { pull: 1, evenness: 0, iterations: 80, rounds: [200_000, 96_000] };

type Kept = { examples: Example[]; hashes: number[]; scales: number[]; counts: number[] };

/** Drops features that occur in too few sentences. */
function keepFrequent(examples: readonly Example[], { hashes, scales }: FeatureRows, least: number): Kept {
  const counts = new Int32Array(hashes.length);
  for (const { features } of examples) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  const rows = new Int32Array(hashes.length).fill(-1);
  const kept: Omit<Kept, 'examples'> = { hashes: [], scales: [], counts: [] };
  hashes.forEach((hash, row) => {
    if ((counts[row] ?? 0) < least) return;
    rows[row] = kept.hashes.length;
    kept.hashes.push(hash);
    kept.scales.push(scales[row] ?? 1);
    kept.counts.push(counts[row] ?? 0);
  });
  const cut = ({ features, values, classes }: Example): Example => {
    const isKept = (_: number, at: number) => (rows[features[at] ?? 0] ?? -1) >= 0;
    return { features: features.filter(isKept).map((row) => rows[row] ?? 0), values: values.filter(isKept), classes };
  };
  return { examples: examples.map(cut), ...kept };
}

export type RawRoles = { trained: Trained; hashes: readonly number[]; scales: readonly number[] };

/** Weights for every role, uncalibrated: the mean of a fit that stops early and of an exact one, which is right more often than either. */
export function trainRawRoles(emails: readonly CorpusEmail[], settings: RoleSettings): RawRoles {
  const all = createRows();
  const { examples, hashes, scales, counts } = keepFrequent(toSentenceExamples(emails, all), all, settings.leastSentences);
  const shape = { classes: ROLE_COUNT, featureCount: hashes.length, kind: 'each' as const };
  const quick = trainSparse(examples, { ...settings, ...shape }, { counts, scales, rounds: settings.rounds });
  const exact = trainExact(examples, { ...EXACT_SETTINGS, ...shape }, { counts, scales, rounds: EXACT_SETTINGS.rounds });
  return { trained: averageOf(quick, exact), hashes, scales };
}

/** Log odds of each role for each sentence. */
export function scoreSentences(emails: readonly CorpusEmail[], { trained, hashes }: RawRoles): Float64Array[] {
  const known = { rows: new Map(hashes.map((hash, row) => [hash, row])), hashes: [...hashes], scales: [] };
  return toSentenceExamples(emails, known).map(({ features, values }) => {
    const scores = Float64Array.from(trained.bias);
    features.forEach((feature, own) => {
      if (feature >= hashes.length) return;
      const from = feature * ROLE_COUNT;
      for (let role = 0; role < ROLE_COUNT; role += 1)
        scores[role] = (scores[role] ?? 0) + (values[own] ?? 0) * (trained.weights[from + role] ?? 0);
    });
    return scores;
  });
}

export type Platt = { slope: number; intercept: number };

/** A sentence as scored by a model not trained on it. */
export type ScoredSentence = { scores: Float64Array; roles: readonly Role[] };

/** Calibrates every role on sentences not used for training. */
export const calibrateRoles = (sentences: readonly ScoredSentence[]): Platt[] =>
  ROLES.map((role, index) =>
    fitPlatt(
      sentences.map(({ scores }) => scores[index] ?? 0),
      sentences.map(({ roles }) => roles.includes(role)),
    ),
  );

export function packRoles(
  { trained, hashes, scales }: RawRoles,
  platts: readonly Platt[],
  { unit }: RoleSettings,
): Omit<PackedModel, 'corpus'> {
  const bias = trained.bias.map((value, role) => value * (platts[role]?.slope ?? 1) + (platts[role]?.intercept ?? 0));
  const weights = trained.weights.map((weight, place) => weight * (scales[Math.floor(place / ROLE_COUNT)] ?? 1));
  return packModel({ weights, bias }, hashes, { classes: ROLE_COUNT, unit, scales: platts.map(({ slope }) => slope) });
}
