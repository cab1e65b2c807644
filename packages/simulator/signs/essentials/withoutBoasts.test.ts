import { expect, it } from 'vitest';
import { withoutBoasts } from './withoutBoasts.ts';

it.each([
  ['Marlow is one of the leading builders of barns in Kent with a wealth of experience.', 'Marlow is a builder of barns in Kent.'],
  ['We are an award-winning, full-service print agency for museums.', 'We are a print agency for museums.'],
  ["I am writing to introduce Kestrel Lifts, the region's most trusted lift contractor.", 'We are Kestrel Lifts, a lift contractor.'],
  [
    'We would like to introduce ourselves as a leading maker of oak barrels having modern infrastructure.',
    'We are a maker of oak barrels.',
  ],
  [
    'Here at last: Tally is the #1 cutting-edge stock system run by a team of passionate experts.',
    'Here at last: Tally is a stock system.',
  ],
  ['I have attached our rate card, please let me know what you think.', 'I have attached our rate card.'],
  ['Please find enclosed our catalog and do not hesitate to call.', 'Please find enclosed our catalog.'],
])('says %s plainly', (text, plain) => {
  expect(withoutBoasts(text)).toBe(plain);
});

it.each([
  'It is the best time to prune.',
  'We are a team of 12 with 24-hour service.',
  'The largest oven bakes 90 loaves.',
  'We are an agency with writers who have nursing experience.',
  'Vale Heating is a leading firm.',
  'Are you the leading maker of barrels?',
  'Please let me know what you think.',
])('leaves %s', (text) => {
  expect(withoutBoasts(text)).toBe(text);
});
