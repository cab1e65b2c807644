import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSettings } from './documents/renderSettings.ts';

/** Regenerates docs/settings.md from .env.example. */
const root = join(import.meta.dirname, '..');
writeFileSync(join(root, 'docs/settings.md'), renderSettings(readFileSync(join(root, '.env.example'), 'utf8')));
