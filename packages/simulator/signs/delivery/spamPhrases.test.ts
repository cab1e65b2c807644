import { expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { buildList } from '../../testing/buildLead.ts';

function countIn(sentence: string): number {
  const body = `Hi Dana,\n\nWe run a booking page for loading docks.\n\n${sentence}\n\nShall I send you a plan?\n\nErin`;
  const [lead] = buildList(1, () => ({ email: { subject: 'dock slots', body } }));
  if (lead === undefined) throw new Error('no lead');
  return readEmail(lead, lead.context).values.spamPhrases ?? 0;
}

it.each([
  'There is no upfront fee, we only get paid if you do.',
  'You can cancel at any time.',
  'I can tell you in a minute if you qualify.',
  'No credit card needed.',
  'We do this for only three yards at a time.',
])('plain terms are no ad wording: %s', (sentence) => {
  expect(countIn(sentence)).toBe(0);
});

it.each(['Act now and make money fast.', 'You have been selected for a prize.', 'Risk free, no strings attached.'])(
  'an ad’s words are: %s',
  (sentence) => {
    expect(countIn(sentence)).toBeGreaterThan(0);
  },
);
