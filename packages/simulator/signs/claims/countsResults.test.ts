import { describe, expect, it } from 'vitest';
import { countsResults } from './countsResults.ts';

describe('what came of the work', () => {
  it.each([
    '11 of the 70 pumps we tested in May had a worn seal.',
    'Our success rate is 68%, with $40m granted since 2019.',
    'Four of the last 12 roofs we surveyed needed a new gutter.',
    'Of our last 80 boiler checks, 71 passed without a new part.',
    'Our last ten stocktakes found on average two missing pallets.',
    'Last winter 98% of our deliveries reached the farm before noon.',
    'We answer 91% of calls within a minute.',
    'We find 85% of leaks on the first visit, and if we do not, you owe us nothing.',
    'We have trained over 900 forklift drivers since 2014.',
    '38 placements last year, 36 still in the job.',
    'So far this season we have swept 140 chimneys.',
    'On our last job we brought the changeover from 55 to 20 minutes.',
  ])('is counted: %s', (sentence) => {
    expect(countsResults(sentence)).toBe(true);
  });

  it.each([
    'We pride ourselves on a 95% success rate.',
    'Two of the 12 pumps we can test are free.',
    '9 of 10 pumps leak.',
    'We charge 15% of the first salary.',
    'We take 20% of what we recover.',
    '80% of our energy comes from the roof.',
    'We have hired 12 people since March.',
    'Our last two dates are in May.',
    'In the last two years prices have risen.',
    'We hold 40,000 meters of timber in the yard.',
    'We could answer 91% of calls within a minute.',
  ])('is not: %s', (sentence) => {
    expect(countsResults(sentence)).toBe(false);
  });
});
