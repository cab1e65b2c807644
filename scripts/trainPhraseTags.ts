import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hashLabels, listFeatures, readLabels, type LabeledEmail } from './phraseTags/readLabels.ts';
import { createRows, rowOf } from './reader/examples.ts';
import { packModel } from './reader/packModel.ts';
import { trainSparse, type Example } from './reader/trainLinear.ts';
import { nameTagged } from '../packages/simulator/fit/phraseTags/tagPhrases.ts';
import { listStems } from '../packages/simulator/fit/stems.ts';
import { HASH_BITS } from '../packages/simulator/reader/symbols.ts';
import { unpackModel, type PackedModel } from '../packages/simulator/reader/weights.ts';

/** Trains which words of an email name its offer, and writes the weights. The same labels give the same bytes. */
const SETTINGS = { classes: 2, epochs: 9, rate: 0.05, pull: 0.008, kind: 'each', seed: 5 } as const;
const ROUNDS = [40_000, 20_000];
const LEAST_WORDS = 2;
const FOLDS = 4;
const UNIT = 1 / 16;
const HASH_SPARE = 32 - HASH_BITS;

type Read = { email: LabeledEmail; features: number[][][] };

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

const pack = ({ trained, hashes }: ReturnType<typeof train>): PackedModel => ({
  corpus: hashLabels(),
  ...packModel(trained, hashes, { classes: SETTINGS.classes, unit: UNIT, scales: [1, 1] }),
});

/** Names emails with weights not trained on their group; right if a word of the name is labeled. */
function measure(reads: readonly Read[]): { right: number; wrong: number; silent: number } {
  const groups = [...new Set(reads.map(({ email }) => email.group))];
  const counts = { right: 0, wrong: 0, silent: 0 };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = new Set(groups.filter((_, index) => index % FOLDS === fold));
    const weights = unpackModel(pack(train(reads.filter(({ email }) => !held.has(email.group)))));
    for (const { email } of reads.filter((read) => held.has(read.email.group))) {
      const name = nameTagged(email.sentences, weights);
      const labeled = new Set(email.sentences.flatMap(({ stems }, index) => stems.filter((_, at) => email.tags[index]?.[at] === 1)));
      const isRight = name !== null && listStems(name).some((stem) => labeled.has(stem));
      counts[name === null ? 'silent' : isRight ? 'right' : 'wrong'] += 1;
    }
  }
  return counts;
}

const reads = readLabels().map((email): Read => ({ email, features: listFeatures(email.sentences) }));
const { right, wrong, silent } = measure(reads);
console.log(`${reads.length} emails, ${reads.filter(({ email }) => email.isNamed).length} of them name their offer`);
console.log(`of writers not seen: ${right} named rightly, ${wrong} wrongly, ${silent} not`);
const text = `import type { PackedModel } from '../../reader/weights.ts';

/** Written by \`scripts/trainPhraseTags.ts\`; run it again after a change of the labels or of what is read. */
export const PHRASE_TAG_MODEL: PackedModel = ${JSON.stringify(pack(train(reads))).replaceAll('"', "'")};
`;
writeFileSync(join(import.meta.dirname, '../packages/simulator/fit/phraseTags/phraseTagModel.ts'), text);
console.log(`phraseTagModel.ts: ${(gzipSync(text).length / 1000).toFixed(1)} kB gzip`);
