import { expect, it } from 'vitest';
import { mixChances, UNKNOWN_FIT } from './fitChances.ts';

it('mixes two readings by the share of the second', () => {
  const stranger = { owner: 0.02, near: 0.06, far: 0.92 };
  expect(mixChances(stranger, UNKNOWN_FIT, 0)).toEqual(stranger);
  const { owner, near, far } = mixChances(stranger, UNKNOWN_FIT, 0.5);
  expect(owner).toBeCloseTo(0.26);
  expect(owner + near + far).toBeCloseTo(1);
});
