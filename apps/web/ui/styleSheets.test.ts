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

const sheets = globSync('**/*.module.css', { cwd: root, exclude: ['node_modules', 'dist'] }).map((file) => file.replaceAll('\\', '/'));

test('the look of a panel is defined only in the card', () => {
  expect(sheets.length).toBeGreaterThan(80);
  const others = sheets.filter((file) => !OTHER_PANELS.test(file));
  expect(others.filter((file) => rulesOf(file).some(isPanel))).toEqual([]);
  expect(rulesOf('ui/Card.module.css').filter(isPanel)).toHaveLength(3);
});

test('the look of a field is defined once', () => {
  const withHalo = (file: string) => rulesOf(file).some((rule) => rule.includes('box-shadow: 0 0 0 4px'));
  expect(sheets.filter(withHalo)).toEqual(['ui/Field.module.css']);
});

test('only the tokens say how large a target is', () => {
  expect(sheets.filter((file) => readFileSync(join(root, file), 'utf8').includes('--target:'))).toEqual([]);
  expect(readFileSync(join(root, 'ui/tokens.css'), 'utf8').match(/--target:/g)).toHaveLength(2);
});
