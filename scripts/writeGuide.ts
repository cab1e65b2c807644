import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillGenerated } from './documents/fillGenerated.ts';
import { guideValues } from './documents/guideValues.ts';

/** Rewrites the generated parts of docs/guide/*.md; needed after a change of rates, plans, priors or the reader. */
const folder = join(import.meta.dirname, '../docs/guide');
const values = guideValues();
for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  writeFileSync(path, fillGenerated(readFileSync(path, 'utf8'), values));
}
console.log('docs/guide is up to date.');
