import { expect, it } from 'vitest';
import { mayPrefer } from './ofVersion.ts';

const without = (...removed: readonly string[]) => mayPrefer([{ lines: { removed, added: [] } }]);

it.each([
  'Hope your week is going well.',
  'Hope you had a decent autumn break.',
  'Hope all is well at {{company}}.',
  "I hope you don't mind me writing out of the blue.",
  'I am writing to introduce myself.',
])('an email without a courtesy may be preferred: %s', (sentence) => {
  expect(without(sentence)).toBe(true);
});

it('a wish in the own words of its sender is no reason to send another email, unless more goes with it', () => {
  const wish = 'Hope you had a decent harvest, if the rain let you.';
  expect(without(wish)).toBe(false);
  expect(without(wish, 'We pride ourselves on our service.')).toBe(true);
});

it('a few words less may be preferred', () => {
  const lines = { removed: ['My name is Ida Brandt and I run Nightgate.'], added: ['I run Nightgate.'] };
  expect(mayPrefer([{ lines }])).toBe(true);
});

it('a break alone is no other email', () => {
  expect(mayPrefer([{ lines: { removed: [], added: [] } }])).toBe(false);
  expect(mayPrefer([{ lines: { removed: ['CHAS approved'], added: ['Chas approved'] } }])).toBe(false);
  expect(mayPrefer([{ lines: { removed: ['One. Two.'], added: ['One.', 'Two.'] } }])).toBe(false);
});
