import { expect, it } from 'vitest';
import { isWeakSubject } from './weakSubject.ts';

it.each([
  'Just touching base',
  'Carpets',
  'Dana, 20 minutes?',
  'Offer inside',
  'Your data is exposed',
  'Apologies for the bother',
  'Quick call tomorrow?',
  'WARNING about your roof',
  'You are a legend',
  'Best plumbers in town',
  'Filing deadline 3 May',
  'Final email from Tom',
  'Huge fan of your blog',
])('is no merit, however short: %s', (subject) => {
  expect(isWeakSubject(subject, ['Dana', 'Harlow'])).toBe(true);
});

it.each(['Leak detection in Leeds', 'Sundays at Harlow', 'night cover for care homes', 'missed calls', '40% fewer returns'])(
  'may be one: %s',
  (subject) => {
    expect(isWeakSubject(subject, ['Dana'])).toBe(false);
  },
);
