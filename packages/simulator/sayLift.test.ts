import { describe, expect, it } from 'vitest';
import { sayLift, sayLiftRange, sayMore } from './sayLift.ts';

describe('a change in words', () => {
  it('is a percentage below eleven times as much', () => {
    expect(sayLift(0.25, [0.02, 0.55])).toBe('+25% (+2 to +55)');
    expect(sayLift(-0.1)).toBe('-10%');
    expect(sayLift(9.9)).toBe('+990%');
    expect(sayMore(2.17)).toBe('217% more');
    expect(sayLiftRange(0.25, [-0.02, 0.55])).toBe('-2% to +55%');
  });

  it('is a multiple from there on, also if only its range reaches so far', () => {
    expect(sayLift(12.66, [7.5, 17.2])).toBe('14-fold (8.5 to 18)');
    expect(sayLift(2.2, [0.5, 11])).toBe('3.2-fold (1.5 to 12)');
    expect(sayMore(12.66)).toBe('14 times the');
    expect(sayLiftRange(12.66, [7.5, 17.2])).toBe('8.5 to 18 times');
  });
});
