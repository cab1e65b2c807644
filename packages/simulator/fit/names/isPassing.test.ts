import { describe, expect, it } from 'vitest';
import { stemsOf } from './listCandidates.ts';
import { maskOffers } from '../testing/maskText.ts';
import { isPassing } from './isPassing.ts';

const passes = (name: string, text: string): boolean => isPassing(stemsOf(name), maskOffers(text));

describe('isPassing', () => {
  it('finds what a sender does besides', () => {
    expect(passes('garden sheds', 'We build log cabins, and we also paint garden sheds.')).toBe(true);
    expect(passes('log cabins', 'We build log cabins, and we also paint garden sheds.')).toBe(false);
  });

  it('finds what comes along to the work, but not what is brought to the reader', () => {
    expect(passes('ladders', 'We wash greenhouses and bring ladders.')).toBe(true);
    expect(passes('fruit boxes', 'We bring fruit boxes to your office every Monday.')).toBe(false);
  });

  it('finds the last of what is missing', () => {
    expect(passes('radio ads', 'We fill restaurants without discounts, leaflets or radio ads.')).toBe(true);
    expect(passes('radio ads', 'We make radio ads for restaurants.')).toBe(false);
  });

  it('finds what a reader does', () => {
    expect(passes('hiring guides', 'I see you are hiring guides for the summer.')).toBe(true);
    expect(passes('routing software', 'Our product is routing software for couriers.')).toBe(false);
  });
});
