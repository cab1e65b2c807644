import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import type { PackedModel } from '../packages/simulator/reader/weights.ts';
import { hashCorpus, readCorpus, readLooseSentences } from './reader/readCorpus.ts';
import { splitCorpus } from './reader/splitCorpus.ts';
import { readUnseen, trainKinds } from './reader/trainKinds.ts';
import { calibrateRoles, packRoles, ROLE_SETTINGS, trainRawRoles } from './reader/trainRoles.ts';

/** Trains the reader of sentences and kinds on the corpus and writes its weights. The same corpus gives the same bytes. */
const folder = join(import.meta.dirname, '../packages/simulator/reader');

function write(file: string, name: string, trained: Omit<PackedModel, 'corpus'>): void {
  const model: PackedModel = { corpus: hashCorpus(), ...trained };
  const text = `import type { PackedModel } from './weights.ts';

/** Written by \`scripts/trainReader.ts\`; run it again after a change of the corpus or of what is read. */
export const ${name}: PackedModel = ${JSON.stringify(model).replaceAll('"', "'")};
`;
  writeFileSync(join(folder, file), text);
  console.log(
    `${file}: ${model.counts.length} features, ${model.values.length} weights, ${(gzipSync(text).length / 1000).toFixed(1)} kB gzip`,
  );
}

const { train, tune } = splitCorpus(readCorpus());
const loose = readLooseSentences();
const raw = trainRawRoles([...train, ...loose], ROLE_SETTINGS);
write('roleModel.ts', 'ROLE_MODEL', packRoles(raw, calibrateRoles(raw, tune), ROLE_SETTINGS));
write('kindModel.ts', 'KIND_MODEL', trainKinds(readUnseen([...train, ...tune], loose, ROLE_SETTINGS)));
