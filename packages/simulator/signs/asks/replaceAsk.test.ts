import { expect, it } from 'vitest';
import { withoutAlso } from './replaceAsk.ts';

it('drops "also" where the sentence before it is gone', () => {
  const before = 'We mend looms.\n\nShall we talk on Monday?\n\nAlso, I am attaching a drawing.';
  expect(withoutAlso('We mend looms.\n\nAlso, I am attaching a drawing.', before)).toBe('We mend looms.\n\nI am attaching a drawing.');
});

it('keeps it where the sentence before it stays', () => {
  const before = 'We mend looms. Also, we sell shuttles.\n\nShall we talk on Monday?';
  expect(withoutAlso('We mend looms. Also, we sell shuttles.', before)).toBe('We mend looms. Also, we sell shuttles.');
});
