import { expect, it } from 'vitest';
import { cutQuote } from './cutQuote.ts';

it.each([
  ['We clean the vents of bakeries at night', 60, 'We clean the vents of bakeries at night'],
  ['Our vans leave Leeds at five, and nobody has to sign if the gate is open', 54, 'Our vans leave Leeds at five…'],
  ['Nobody has to sign for our vans if the gate of the yard is open', 34, 'Nobody has to sign for our vans…'],
  ['You sell under the short name, ridge-roofing.example, and I own the long one', 37, 'You sell under the short name…'],
  ['A 1,000 litre tank of rainwater waters a school garden through the summer', 45, 'A 1,000 litre tank of rainwater waters…'],
  ['We measure the tanks at three depths (0.5 m, 1 m and 2 m) before we fill them', 48, 'We measure the tanks at three depths…'],
])('ends a quotation with a clause or a word: %s', (text, most, cut) => {
  expect(cutQuote(text, most)).toBe(cut);
});
