import { expect, it } from 'vitest';
import { findBuriedOffer } from './findBuriedOffer.ts';

const TALK = [
  'Kitchens have changed a lot since the summer of 2020.',
  'Guests order later than they used to, they expect more from a short menu, and they leave a review before they have paid.',
  'At the same time, rents have gone up in most towns and cooks are hard to find, so owners stand at the stove themselves again.',
  'Some of them have closed on Mondays, others open only in the evening, and nobody knows what the next winter will bring for the trade.',
];
const OFFER = 'We build a display that shows each cook the next three orders.';
const of = (...lines: string[]) =>
  findBuriedOffer({
    subject: 'Orders on a screen',
    body: ['Hi {{first_name}},', ...lines, 'Would you like to see it?', 'Ines'].join('\n\n'),
  });

it('is seen where an offer comes after a long opening', () => {
  expect(of(TALK.join(' '), OFFER)).toBe(TALK[0]);
});

it('is not seen where the offer comes early', () => {
  expect(of(OFFER, TALK.join(' '))).toBeUndefined();
  expect(of(TALK.slice(0, 2).join(' '), OFFER)).toBeUndefined();
});
