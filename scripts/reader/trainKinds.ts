import { EMAIL_KINDS, KIND_COUNT, kindIndex } from '../../packages/simulator/reader/kinds.ts';
import { emitEdgeWords, emitKindFeatures, emitRun } from '../../packages/simulator/reader/kindFeatures.ts';
import type { SentenceReading } from '../../packages/simulator/reader/readSentences.ts';
import { HASH_BITS, toFeature } from '../../packages/simulator/reader/symbols.ts';
import type { PackedModel } from '../../packages/simulator/reader/weights.ts';
import { createRows, rowOf, toBodyParts } from './examples.ts';
import { packModel } from './packModel.ts';
import type { CorpusEmail } from './readCorpus.ts';
import { averageOf, trainExact } from './trainExact.ts';
import { trainSparse, type Example, type Trained } from './trainLinear.ts';

const KIND_SETTINGS = { epochs: 30, rate: 0.06, pull: 0.04, leastEmails: 2, rounds: [120_000, 70_000, 42_000], unit: 1 / 16, seed: 11 };
const EXACT_SETTINGS = { pull: 0.3, evenness: 0.5, iterations: 100, rounds: [120_000, 42_000] };
const HASH_SPARE = 32 - HASH_BITS;

/** An email whose sentences were read by models not trained on its writer. */
export type ReadEmail = { email: CorpusEmail; readings: readonly SentenceReading[] };

function featuresOf({ email, readings }: ReadEmail): number[] {
  const features = new Set<number>();
  const emit = (hash: number) => features.add(toFeature(hash));
  emitKindFeatures(toBodyParts(email), readings, {
    emit,
    emitLine: ({ tokens }, before) => emitRun(tokens, before, emit),
    emitEdge: ({ tokens }, edge) => emitEdgeWords(tokens, edge, emit),
  });
  return [...features];
}

export type RawKinds = { trained: Trained; hashes: readonly number[] };

/**
 * Weights for every kind of email, from emails read by models not trained on them. The mean of a fit that stops early and of an exact one that
 * gives rare kinds more say is right about more emails of unseen writers than either.
 */
export function trainRawKinds(emails: readonly ReadEmail[]): RawKinds {
  const rows = createRows();
  const listed = emails.map((read) => ({ kind: read.email.kind, features: featuresOf(read) }));
  const counts = new Map<number, number>();
  for (const { features } of listed) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const examples = listed.map(({ kind, features: own }): Example => {
    const frequent = own.filter((feature) => (counts.get(feature) ?? 0) >= KIND_SETTINGS.leastEmails);
    const features = Int32Array.from(frequent, (feature) => rowOf(rows, feature << HASH_SPARE));
    return { features, values: new Float32Array(features.length).fill(1), classes: [kindIndex(kind)] };
  });
  const shape = { classes: KIND_COUNT, featureCount: rows.hashes.length, kind: 'one' as const };
  const kept = { counts: rows.hashes.map((feature) => counts.get(feature) ?? 0), scales: rows.scales };
  const quick = trainSparse(examples, { ...KIND_SETTINGS, ...shape }, { ...kept, rounds: KIND_SETTINGS.rounds });
  const exact = trainExact(examples, { ...EXACT_SETTINGS, ...shape }, { ...kept, rounds: EXACT_SETTINGS.rounds });
  return { trained: averageOf(quick, exact), hashes: rows.hashes };
}

/** The probabilities of an email's kinds. */
export function chancesOfKinds({ trained, hashes }: RawKinds): (read: ReadEmail) => Float64Array {
  const rowsOf = new Map(hashes.map((hash, row) => [hash, row]));
  return (read) => {
    const scores = Float64Array.from(trained.bias);
    for (const feature of featuresOf(read)) {
      const row = rowsOf.get(feature);
      if (row === undefined) continue;
      for (let kind = 0; kind < KIND_COUNT; kind += 1) scores[kind] = (scores[kind] ?? 0) + (trained.weights[row * KIND_COUNT + kind] ?? 0);
    }
    const weights = scores.map((score) => Math.exp(score - Math.max(...scores)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  };
}

export const packKinds = ({ trained, hashes }: RawKinds): Omit<PackedModel, 'corpus'> =>
  packModel(trained, hashes, { classes: KIND_COUNT, unit: KIND_SETTINGS.unit, scales: EMAIL_KINDS.map(() => 1) });
