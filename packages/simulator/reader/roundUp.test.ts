import { describe, expect, it } from 'vitest';
import { roundUp } from './roundUp.ts';

const halves = Array.from({ length: 10_000 }, (_, whole) => whole + 0.5);
const beside = halves.flatMap((half) => [half, half * (1 - Number.EPSILON / 2), half * (1 - Number.EPSILON), half * (1 + Number.EPSILON)]);

describe('roundUp', () => {
  it('gives what Math.round gives at every half and right beside it', () => {
    expect(beside.map(roundUp)).toEqual(beside.map(Math.round));
  });
});
