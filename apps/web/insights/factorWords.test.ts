import { describe, expect, it } from 'vitest';
import { factorReach, factorWorth, verificationText } from './factorWords.ts';
import { buildFactor } from './testing/buildInsights.ts';

describe('factorWorth', () => {
  it('puts the sign into the words', () => {
    expect(factorWorth(buildFactor(), 'reply')).toEqual({
      lead: 'Worth about',
      points: '0.7 points',
      tail: 'of the reply rate (0.2 to 1.5)',
    });
    const negative = buildFactor({ polarity: 'negative', deltaPoints: -0.6, interval80: [-1.3, -0.1] });
    expect(factorWorth(negative, 'reply')).toMatchObject({ lead: 'Costs about', tail: 'of the reply rate (0.1 to 1.3)' });
  });

  it('gives a mixed factor as a range with signs', () => {
    const mixed = buildFactor({ polarity: 'mixed', deltaPoints: 0, interval80: [-0.2, 0.1] });
    expect(factorWorth(mixed, 'reply')).toMatchObject({ lead: 'Worth between', points: '-0.2 and +0.1 points' });
  });

  it('puts the sign of a mixed factor into the words if both ends of its range have it', () => {
    const costly = buildFactor({ polarity: 'mixed', deltaPoints: -0.3, interval80: [-0.6, -0.07] });
    expect(factorWorth(costly, 'reply')).toEqual({
      lead: 'Costs about',
      points: '0.3 points',
      tail: 'of the reply rate (0.07 to 0.6)',
    });
  });
});

describe('factorReach', () => {
  it('counts leads if their number is known', () => {
    expect(factorReach(buildFactor({ shareOfLeads: 318 / 409, leads: 409 }))).toBe('Affects 318 of 409 leads');
    expect(factorReach(buildFactor({ shareOfLeads: 1, leads: 409 }))).toBe('Affects all 409 leads');
    expect(factorReach(buildFactor({ shareOfLeads: 0.15 }))).toBe('Affects 15 in 100 leads');
  });
});

describe('verificationText', () => {
  it('names the change, its range and the leads it moves', () => {
    const verification = {
      verified: true,
      deltaPoints: 0.62,
      interval80: [0.04, 1.3] satisfies [number, number],
      leadsMoved: 3,
      leads: 409,
    };
    expect(verificationText(verification, 'reply')).toBe(
      'replies about +0.6 points (+0.04 to +1.3), changes the outcome for 3 of 409 leads',
    );
    const sentence = 'Verified in simulation: interest about +25% (80%: +2 to +55), changes the outcome for 14 of 300 leads';
    expect(verificationText({ ...verification, sentence }, 'reply')).toBe(
      'interest about +25% (80%: +2 to +55), changes the outcome for 14 of 300 leads',
    );
  });
});
