import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Panels of other kinds: messages, and popups above the page. */
const OTHER_PANELS = /^ui\/(Card|Notice|popups\/\w+)\.module\.css$/;

const rulesOf = (file: string): string[] => readFileSync(join(root, file), 'utf8').match(/\{[^{}]*\}/g) ?? [];

/** A box with a panel's corners and its shadow, tinted background or border. */
const isPanel = (rule: string): boolean =>
  /border-radius: (var\(--r-surface\)|8px|12px|0?\.75rem)/.test(rule) &&
  /box-shadow: (var\(--shadow-1\)|inset 0 0 0 1px var\(--line)|border: 1px solid var\(--line/.test(rule);

test('the look of a panel is defined only in the card', () => {
  const sheets = globSync('**/*.module.css', { cwd: root, exclude: ['node_modules', 'dist'] });
  expect(sheets.length).toBeGreaterThan(80);
  const others = sheets.filter((file) => !OTHER_PANELS.test(file.replaceAll('\\', '/')));
  expect(others.filter((file) => rulesOf(file).some(isPanel))).toEqual([]);
  expect(rulesOf('ui/Card.module.css').filter(isPanel)).toHaveLength(3);
});
