import { expect, it } from 'vitest';
import { tellsLength } from './tellsLength.ts';

const VISIT = 'I would be happy to stop by and look at your gates.';

it.each([
  ['It takes about 15 minutes.', VISIT],
  ['It would only be half an hour or so.', 'We could have a call first.'],
  ['The visit takes 20 to 30 minutes.', 'Our crew knows your gates.'],
  ["It's just ten minutes of your time.", "I'd love to meet at your yard."],
])('“%s” after “%s”', (text, before) => {
  expect(tellsLength(text, before)).toBe(true);
});

it.each([
  ['It takes about 15 minutes.', 'We fit a new lock to each gate.'],
  ['It takes about 15 minutes and costs $80.', VISIT],
  ['It takes your guards 15 minutes to open a gate.', VISIT],
  ['The repair takes 30 minutes.', VISIT],
])('something else is told by “%s” after “%s”', (text, before) => {
  expect(tellsLength(text, before)).toBe(false);
});
