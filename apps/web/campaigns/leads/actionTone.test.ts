import { DETAILED_ACTIONS, LEAD_ACTIONS } from '@coldcast/rules/leadActions';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionTone } from './actionTone.ts';

/** Two words for one action. */
const SAME = new Set(['internal_forward', 'forward_internally']);

const actions = [...new Set([...LEAD_ACTIONS, ...DETAILED_ACTIONS])];
const pairs = actions.flatMap((one, place) => actions.slice(place + 1).map((other) => [one, other] as const));

const styleSheet = readFileSync(join(import.meta.dirname, '../../ui/Chip.module.css'), 'utf8');

/** What a tone's rule sets, as one text. */
const lookOf = (tone: string): string =>
  new RegExp(`\\.${tone} \\{([^}]*)\\}`).exec(styleSheet)?.[1]?.replace(/\s+/g, ' ') ?? 'the look of every chip';

test('no two actions share the color of their chips', () => {
  const shared = pairs.filter(([one, other]) => actionTone(one) === actionTone(other));
  expect(shared.filter((pair) => !pair.every((action) => SAME.has(action)))).toEqual([]);
});

test('tones that differ look different', () => {
  const tones = [...new Set(actions.map(actionTone))];
  expect(new Set(tones.map(lookOf)).size).toBe(tones.length);
  expect(tones.length).toBe(actions.length - 1);
});
