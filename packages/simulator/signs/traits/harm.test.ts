import { expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead } from '../../testing/buildLead.ts';

const harmIn = (sentence: string) =>
  readEmail(
    {
      ...buildLead({}),
      email: {
        subject: 'saws',
        body: `Hi Dana,\n\nWe sharpen saw blades.\n\n${sentence}\n\nShall I take two of yours on Monday?\n\nBest,\nTom`,
      },
    },
    { contactsAtCompany: 1, ownWords: [] },
  ).values.harm;

it.each(['You will get worse cuts and more downtime with us.'])('an offer that does harm is found: %s', (sentence) => {
  expect(harmIn(sentence)).toBeGreaterThan(0);
});

it.each([
  'Dana’s competitors won’t like me saying it, but nine of the twelve mills on our round have stopped buying new blades more than once a year.',
  'Your rivals will not enjoy it when your cuts are cleaner.',
  'The honest downside: you will lose a morning while we set up.',
  'Not one accident in nine years at the mills we look after.',
])('a loss of somebody else is no harm: %s', (sentence) => {
  expect(harmIn(sentence)).toBe(0);
});
