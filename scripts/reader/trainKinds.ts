import { EMAIL_KINDS, KIND_COUNT, kindIndex } from '../../packages/simulator/reader/kinds.ts';
import { listKindFeatures } from '../../packages/simulator/reader/kindFeatures.ts';
import type { SentenceReading } from '../../packages/simulator/reader/readSentences.ts';
import { HASH_BITS, toFeature, type PackedModel } from '../../packages/simulator/reader/weights.ts';
import { createRows, rowOf, toBodyParts } from './examples.ts';
import { packModel } from './packModel.ts';
import type { CorpusEmail } from './readCorpus.ts';
import { trainSparse, type Example } from './trainLinear.ts';
import { calibrateRoles, scoreSentences, trainRawRoles, type RoleSettings } from './trainRoles.ts';

const KIND_SETTINGS = { epochs: 30, rate: 0.06, pull: 0.02, leastEmails: 2, mostWeights: 30_000, unit: 1 / 24, seed: 11 };

const FOLDS = 5;
const HASH_SPARE = 32 - HASH_BITS;

/** The roles of emails' sentences by models that did not train on them, writer by writer. */
export function readUnseen(
  emails: readonly CorpusEmail[],
  loose: readonly CorpusEmail[],
  settings: RoleSettings,
): Map<CorpusEmail, SentenceReading[]> {
  const writers = [...new Set(emails.map(({ writer }) => writer))].toSorted();
  const readings = new Map<CorpusEmail, SentenceReading[]>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = new Set(writers.filter((_, index) => index % FOLDS === fold));
    const [seen, unseen] = [emails.filter(({ writer }) => !held.has(writer)), emails.filter(({ writer }) => held.has(writer))];
    const raw = trainRawRoles([...seen, ...loose], settings);
    const platts = calibrateRoles(raw, unseen);
    const scores = scoreSentences(unseen, raw);
    let at = 0;
    for (const email of unseen) {
      const own = email.sentences.map(({ start, end }) => {
        const row = scores[at] ?? new Float64Array();
        at += 1;
        const chances = row.map(
          (score, role) => 1 / (1 + Math.exp(-(score * (platts[role]?.slope ?? 1) + (platts[role]?.intercept ?? 0)))),
        );
        return { start, end, chances };
      });
      readings.set(email, own);
    }
  }
  return readings;
}

/** Weights for every kind of email, from emails read by models that did not know them. */
export function trainKinds(readings: ReadonlyMap<CorpusEmail, SentenceReading[]>): Omit<PackedModel, 'corpus'> {
  const rows = createRows();
  const listed = [...readings].map(([email, own]) => ({ email, features: [...listKindFeatures(toBodyParts(email), own)] }));
  const counts = new Map<number, number>();
  for (const { features } of listed) for (const hash of new Set(features.map(toFeature))) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const examples = listed.map(({ email, features: own }): Example => {
    const frequent = [...new Set(own.map(toFeature))].filter((feature) => (counts.get(feature) ?? 0) >= KIND_SETTINGS.leastEmails);
    const features = Int32Array.from(frequent, (feature) => rowOf(rows, feature << HASH_SPARE));
    return { features, values: new Float32Array(features.length).fill(1), classes: [kindIndex(email.kind)] };
  });
  const trained = trainSparse(
    examples,
    { ...KIND_SETTINGS, classes: KIND_COUNT, featureCount: rows.hashes.length, kind: 'one' },
    { counts: rows.hashes.map((feature) => counts.get(feature) ?? 0), scales: rows.scales, most: KIND_SETTINGS.mostWeights },
  );
  return packModel(trained, rows.hashes, { classes: KIND_COUNT, unit: KIND_SETTINGS.unit, scales: EMAIL_KINDS.map(() => 1) });
}
