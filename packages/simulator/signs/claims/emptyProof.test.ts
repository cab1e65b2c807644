import { expect, it } from 'vitest';
import { hasFact, isEmptyProof, onlyListsCustomers } from './emptyProof.ts';

it.each([
  'Dorrit Foods loves us and trusts our quality.',
  'Dorrit Foods is one of our happy customers.',
  'Our clients really love what we do.',
  '“Outstanding service!” - a delighted client',
  'You can see our references in the portfolio here:',
  'See the full case study: dorrit.com/line2',
  'Companies like yours see up to 10x ROI.',
  'We have done this since 2009, also near Saltmouth.',
  'We have been in business for over 20 years.',
])('gives nothing to check: %s', (text) => {
  expect(isEmptyProof(text)).toBe(true);
});

it.each([
  'Dorrit Foods trusts us with 40 lines.',
  'Dorrit Foods recommends us since we cut its scrap.',
  '“No stop since March” - Ida Dorrit, Dorrit Foods',
  'Read how Dorrit Foods halved its scrap in our case study.',
  'Bakeries like yours, such as Dorrit Foods, see fewer stops.',
  'We have cleaned ovens for Dorrit Foods since 2009.',
])('gives something to check: %s', (text) => {
  expect(isEmptyProof(text)).toBe(false);
});

it('tells customers who are only listed from those who got something', () => {
  expect(onlyListsCustomers('We work with Ford, Bosch and 3M.')).toBe(true);
  expect(onlyListsCustomers('We work with Ford, and its line has not stopped for 200 days.')).toBe(false);
});

it('finds a fact in a figure, a number word, or what no longer happens', () => {
  expect(['It takes 4 minutes.', 'Since then, none.', 'Now they lose an hour.', 'Great people.'].map(hasFact)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
