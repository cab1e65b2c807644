import { expect, it } from 'vitest';
import { quoteOnce } from './quoteOnce.ts';

const LONG =
  'we will have to take your stall off the plan of the market and give it to somebody else if we do not hear from you before the end of Friday';

it('quotes a long sentence in full once, and then by its first words', () => {
  expect(quoteOnce([`Because of \u201c${LONG}\u201d, interest falls: drop \u201c${LONG}\u201d.`, `Drop \u201c${LONG}\u201d.`])).toEqual([
    `Because of \u201c${LONG}\u201d, interest falls: drop \u201cwe will have to take\u2026\u201d.`,
    'Drop \u201cwe will have to take\u2026\u201d.',
  ]);
});

it('leaves short quotations as they are', () => {
  const text = 'Drop \u201clast call\u201d: \u201clast call\u201d presses.';
  expect(quoteOnce([text, text])).toEqual([text, text]);
});
