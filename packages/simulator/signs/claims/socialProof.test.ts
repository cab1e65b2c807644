import { expect, it } from 'vitest';
import { isOtherThanProof } from './socialProof.ts';

it.each([
  'On average 25% of the addresses in a mailing list die within a year.',
  'Around 40 percent of all pallets come back broken.',
  'One in five of the invoices has a wrong price.',
  'We have 5,000 sheets in the yard.',
])('how common a problem is proves nothing: %s', (sentence) => {
  expect(isOtherThanProof(sentence)).toBe(true);
});

it.each([
  '40% of our customers reorder within a year.',
  'About 60% of the farms around Kent use it.',
  'Half of the hotels we serve switched last year.',
  'On average 30% of the hours at Norrland Dairy went away.',
])('what others did or got may be proof: %s', (sentence) => {
  expect(isOtherThanProof(sentence)).toBe(false);
});
