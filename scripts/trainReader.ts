import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { kindIndex } from '../packages/simulator/reader/kinds.ts';
import { cutSentences } from './reader/examples.ts';
import { foldByWriter, scoreEmails, scoreUnseen, toReadings } from './reader/readUnseen.ts';
import { hashCorpus, readCorpus, readKindEmails, readLooseSentences } from './reader/readCorpus.ts';
import { splitCorpus } from './reader/splitCorpus.ts';
import { trainContext } from './reader/trainContext.ts';
import { chancesOfKinds, packKinds, trainRawKinds } from './reader/trainKinds.ts';
import { calibrateRoles, packRoles, ROLE_SETTINGS, trainRawRoles } from './reader/trainRoles.ts';

/**
 * Trains the reader of sentences and kinds on the corpus and writes its weights. The same corpus gives the same bytes. What is learned from
 * readings uses models not trained on the writer, because the product has not seen its users' writing either.
 */
const folder = join(import.meta.dirname, '../packages/simulator/reader');

type Written = { file: string; name: string; type: string; from: string };

function write({ file, name, type, from }: Written, trained: object): void {
  const text = `import type { ${type} } from './${from}.ts';

/** Written by \`scripts/trainReader.ts\`; run it again after a change of the corpus or of what is read. */
export const ${name}: ${type} = ${JSON.stringify({ corpus: hashCorpus(), ...trained }).replaceAll('"', "'")};
`;
  writeFileSync(join(folder, file), text);
  console.log(`${file}: ${(gzipSync(text).length / 1000).toFixed(1)} kB gzip`);
}

const { train, tune } = splitCorpus(readCorpus());
const loose = readLooseSentences();

const raw = trainRawRoles([...train, ...loose], ROLE_SETTINGS);
const scored = [...scoreUnseen(train, loose, ROLE_SETTINGS), ...scoreEmails(tune, raw)];
const platts = calibrateRoles(scored.flatMap(({ sentences }) => sentences));
write({ file: 'roleModel.ts', name: 'ROLE_MODEL', type: 'PackedModel', from: 'weights' }, packRoles(raw, platts, ROLE_SETTINGS));

const read = scored.map((one) => ({ email: one.email, readings: toReadings(one, platts) }));
const whole = scoreEmails(readKindEmails().map(cutSentences), raw).map((one) => ({ email: one.email, readings: toReadings(one, platts) }));
write({ file: 'kindModel.ts', name: 'KIND_MODEL', type: 'PackedModel', from: 'weights' }, packKinds(trainRawKinds([...read, ...whole])));

const heard = foldByWriter(read.map(({ email }) => email)).flatMap(({ seen, unseen }) => {
  const [known, held] = [new Set(seen), new Set(unseen)];
  const chances = chancesOfKinds(trainRawKinds([...read.filter(({ email }) => known.has(email)), ...whole]));
  return read.filter(({ email }) => held.has(email)).map((one) => ({ ...one, kinds: chances(one) }));
});
const right = heard.filter(({ email, kinds }) => kinds.every((chance) => chance <= (kinds[kindIndex(email.kind)] ?? 0))).length;
console.log(`kinds of writers not seen: ${((100 * right) / heard.length).toFixed(1)}% right`);
write({ file: 'contextModel.ts', name: 'CONTEXT_MODEL', type: 'ContextModel', from: 'weights' }, trainContext(heard));
