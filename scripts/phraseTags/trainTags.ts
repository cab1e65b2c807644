import { packModel } from '../reader/packModel.ts';
import { createRows, rowOf } from '../reader/examples.ts';
import { trainSparse, type Example } from '../reader/trainLinear.ts';
import { HASH_BITS } from '../../packages/simulator/reader/symbols.ts';
import { unpackModel, type LinearModel, type PackedModel } from '../../packages/simulator/reader/weights.ts';
import { hashLabels, type LabeledEmail } from './readLabels.ts';

const SETTINGS = { classes: 2, epochs: 9, rate: 0.05, pull: 0.008, kind: 'each', seed: 5 } as const;
const ROUNDS = [40_000, 20_000];
const LEAST_WORDS = 2;
const FOLDS = 4;
const UNIT = 1 / 16;
const HASH_SPARE = 32 - HASH_BITS;

/** A labeled email with the features of each word, sentence by sentence. */
export type Read = { email: LabeledEmail; features: number[][][] };

function train(reads: readonly Read[]) {
  const counts = new Map<number, number>();
  for (const { features } of reads) for (const feature of features.flat(2)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = createRows();
  const examples = reads.flatMap(({ email, features }) =>
    features.flatMap((words, sentence) =>
      words.map((own, at): Example => {
        const frequent = own.filter((feature) => (counts.get(feature) ?? 0) >= LEAST_WORDS);
        const tag = email.tags[sentence]?.[at] ?? 0;
        return {
          features: Int32Array.from(frequent, (feature) => rowOf(rows, feature << HASH_SPARE)),
          values: new Float32Array(frequent.length).fill(1),
          classes: tag > 0 ? [tag - 1] : [],
        };
      }),
    ),
  );
  const trained = trainSparse(
    examples,
    { ...SETTINGS, featureCount: rows.hashes.length },
    { counts: rows.hashes.map((feature) => counts.get(feature) ?? 0), scales: rows.scales, rounds: ROUNDS },
  );
  return { trained, hashes: rows.hashes };
}

/** The weights of all labeled emails. The same labels give the same bytes. */
export function packTags(reads: readonly Read[]): PackedModel {
  const { trained, hashes } = train(reads);
  return { corpus: hashLabels(), ...packModel(trained, hashes, { classes: SETTINGS.classes, unit: UNIT, scales: [1, 1] }) };
}

/** Weights not trained on a group of emails, for each group. */
export function trainUnseen(reads: readonly Read[]): (group: string) => LinearModel {
  const groups = [...new Set(reads.map(({ email }) => email.group))];
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(groups.filter((__, index) => index % FOLDS === fold));
    return { held, weights: unpackModel(packTags(reads.filter(({ email }) => !held.has(email.group)))) };
  });
  const [first] = models;
  return (group) => {
    const model = models.find(({ held }) => held.has(group)) ?? first;
    if (model === undefined) throw new Error('There are no labeled emails.');
    return model.weights;
  };
}
