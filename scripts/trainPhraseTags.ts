import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFeatures, readLabels } from './phraseTags/readLabels.ts';
import { packTags, trainUnseen, type Read } from './phraseTags/trainTags.ts';
import { nameTagged } from '../packages/simulator/fit/phraseTags/tagPhrases.ts';
import { listStems } from '../packages/simulator/fit/stems.ts';

/** Trains which words of an email name its offer, and writes the weights. The same labels give the same bytes. */

/** Names emails with weights not trained on their group; right if a word of the name is labeled. */
function measure(reads: readonly Read[]): { right: number; wrong: number; silent: number } {
  const weightsOf = trainUnseen(reads);
  const counts = { right: 0, wrong: 0, silent: 0 };
  for (const { email } of reads) {
    const name = nameTagged(email.sentences, weightsOf(email.group));
    const labeled = new Set(email.sentences.flatMap(({ stems }, index) => stems.filter((_, at) => email.tags[index]?.[at] === 1)));
    const isRight = name !== null && listStems(name).some((stem) => labeled.has(stem));
    counts[name === null ? 'silent' : isRight ? 'right' : 'wrong'] += 1;
  }
  return counts;
}

const reads = readLabels().map((email): Read => ({ email, features: listFeatures(email.sentences) }));
const { right, wrong, silent } = measure(reads);
console.log(`${reads.length} emails, ${reads.filter(({ email }) => email.isNamed).length} of them name their offer`);
console.log(`of writers not seen: ${right} named rightly, ${wrong} wrongly, ${silent} not`);
const text = `import type { PackedModel } from '../../reader/weights.ts';

/** Written by \`scripts/trainPhraseTags.ts\`; run it again after a change of the labels or of what is read. */
export const PHRASE_TAG_MODEL: PackedModel = ${JSON.stringify(packTags(reads)).replaceAll('"', "'")};
`;
writeFileSync(join(import.meta.dirname, '../packages/simulator/fit/phraseTags/phraseTagModel.ts'), text);
console.log(`phraseTagModel.ts: ${(gzipSync(text).length / 1000).toFixed(1)} kB gzip`);
