import { expect, it } from 'vitest';
import { sayPromise } from './sayVerification.ts';

it('says what a version shows, what is left of it on average, and why', () => {
  expect(sayPromise({ verified: true, lift: 0.86, promised: 0.2 })).toBe(
    '. Count on about +20%: part of what the forecast shows is chance',
  );
});

it.each([
  { verified: true, lift: 0.21, promised: 0.2 },
  { verified: false, lift: 0.86, promised: 0.2 },
])('says one figure where both are alike or nothing is promised: %j', (total) => {
  expect(sayPromise(total)).toBe('');
});
