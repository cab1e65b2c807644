import { expect, test } from 'vitest';
import { toOwnVoice } from './toOwnVoice.ts';

test.each([
  ['Hard to say, we get by as we are.', 'Hard to say, I get by as I am.'],
  ["We're all set until the spring.", "I'm all set until the spring."],
  ['Not for us. We do it ourselves, on our own machine.', 'Not for me. I do it myself, on my own machine.'],
  ['How long would we be tied in?', 'How long would I be tied in?'],
  ['Can we talk next week? We pay by the month.', 'Can we talk next week? I pay by the month.'],
  ["I'll read it, then we'll see.", "I'll read it, then we'll see."],
  ["Let's talk this week.", "Let's talk this week."],
])('%s becomes %s', (plural, singular) => {
  expect(toOwnVoice(plural)).toBe(singular);
});
