import { expect, it } from 'vitest';
import { shortestClause } from './shortestClause.ts';

it.each([
  ['A chimney sweep costs €60.', '€60', 'A chimney sweep costs €60.'],
  [
    'A sweep of one flue is €60 including the certificate for the landlord, takes half an hour, and leaves no soot',
    'is €60',
    'A sweep of one flue is €60',
  ],
  [
    'We come with two vans and a tall ladder: a flue is €1,060, and the second one that we sweep on that day is cheaper',
    '€1,060',
    'a flue is €1,060',
  ],
  [
    'The yearly plan for a chimney costs €90 and covers brushes, soot bags and two visits whenever you ring',
    '€90',
    'The yearly plan for a chimney costs €90',
  ],
  [
    'Most houses of your size have two flues, which one of us sweeps in an hour for €120, and we take the soot along',
    '€120',
    'one of us sweeps in an hour for €120',
  ],
])('is the part of a long sentence that holds the passage: %s', (sentence, passage, clause) => {
  const start = sentence.indexOf(passage);
  expect(shortestClause(sentence, { start, end: start + passage.length })).toBe(clause);
});
