import { describe, expect, it } from 'vitest';
import type { FactorId } from '../../signs/signs.ts';
import { isSmall, rankBy } from './isWorthTelling.ts';

type Fault = { factorId: FactorId; cost: number };
const ordered = (faults: readonly Fault[]): FactorId[] => {
  const rank = rankBy(faults, (fault) => fault);
  return faults.toSorted((one, other) => rank(other) - rank(one)).map(({ factorId }) => factorId);
};

describe('the order of faults', () => {
  it('begins with a fault of the whole email', () => {
    expect(
      ordered([
        { factorId: 'reading_level', cost: 0.3 },
        { factorId: 'you_and_we', cost: 0.16 },
        { factorId: 'several_asks', cost: 0.2 },
      ]),
    ).toEqual(['several_asks', 'you_and_we', 'reading_level']);
  });

  it('begins with what costs more if that fault costs less than half of it', () => {
    expect(
      ordered([
        { factorId: 'subject_devices', cost: 0.3 },
        { factorId: 'several_asks', cost: 0.14 },
      ]),
    ).toEqual(['subject_devices', 'several_asks']);
  });

  it('begins with an insult or a flyer that costs more', () => {
    expect(
      ordered([
        { factorId: 'you_and_we', cost: 0.1 },
        { factorId: 'advert', cost: 0.4 },
        { factorId: 'hype', cost: 0.2 },
      ]),
    ).toEqual(['advert', 'you_and_we', 'hype']);
  });
});

describe('a small effect', () => {
  it('is neither a tenth of a point nor a twentieth of the rate', () => {
    expect(isSmall({ deltaPoints: -0.09 }, 0.03)).toBe(true);
    expect(isSmall({ deltaPoints: -0.11 }, 0.03)).toBe(false);
    expect(isSmall({ deltaPoints: -0.03 }, 0.005)).toBe(false);
  });

  it('is no fault that costs more by itself than beside a placeholder', () => {
    expect(isSmall({ deltaPoints: -0.008, contribution: -0.075 }, 0.0046)).toBe(false);
    expect(isSmall({ deltaPoints: 0.008, contribution: 0.075 }, 0.0046)).toBe(true);
  });
});
