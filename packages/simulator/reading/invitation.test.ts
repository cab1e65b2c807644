import { expect, it } from 'vitest';
import { INVITATION } from './invitation.ts';

it.each([
  'Please let me know if you are interested and I will send you more information.',
  'If this sounds interesting, reply and I will send the plan.',
  "Let me know if you'd like a sample.",
  'Feel free to call me at 512-555-0188.',
])('an invitation to answer is recognized: %s', (sentence) => {
  expect(INVITATION.test(sentence)).toBe(true);
});

it.each([
  'If you are not interested, let me know and I will not write again.',
  'Let me know if you would rather I stop.',
  "If you're interested, great; if it isn't for you, tell me.",
  'Reply "no" if you are interested in being left alone.',
  'Let me know if you would like to be off my list.',
])('a sentence that says how to decline is not an invitation: %s', (sentence) => {
  expect(INVITATION.test(sentence)).toBe(false);
});
