import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withModelTables } from '../apps/web/documents/methodology/modelTable.ts';

/** Rewrites the generated part of `docs/model.md`; needed after a change of the priors. */
const path = join(import.meta.dirname, '../docs/model.md');
writeFileSync(path, withModelTables(readFileSync(path, 'utf8')));
console.log('docs/model.md is up to date.');
