import { describe, expect, it } from 'vitest';
import { campaignEffect } from './campaignEffect.ts';

const spread = ({ quantile }: ReturnType<typeof campaignEffect>) => quantile(0.9) - quantile(0.1);

describe('the campaign effect', () => {
  it('is 0 in the middle with a spread of 0.75 before anything was sent', () => {
    const effect = campaignEffect();
    expect(effect.center).toBe(0);
    expect(effect.quantile(0.5)).toBe(0);
    expect(spread(effect)).toBeCloseTo(2 * 1.2816 * 0.75, 3);
  });

  it('stays centered and narrows after a result like the base rate', () => {
    const effect = campaignEffect({ sent: 10_000, replies: 270 });
    expect(Math.abs(effect.center)).toBeLessThan(0.08);
    expect(spread(effect)).toBeLessThan(0.9 * spread(campaignEffect()));
  });

  it('moves by half of what a large past result says: the rest is due to that campaign', () => {
    // 7.4% of sent is one unit of log odds above 2.7%.
    const effect = campaignEffect({ sent: 50_000, replies: 3500 });
    expect(effect.center).toBeGreaterThan(0.4);
    expect(effect.center).toBeLessThan(0.65);
  });

  it('learns little from few emails', () => {
    const effect = campaignEffect({ sent: 20, replies: 0 });
    expect(effect.center).toBeLessThan(0);
    expect(effect.center).toBeGreaterThan(-0.3);
    expect(spread(effect)).toBeGreaterThan(0.93 * spread(campaignEffect()));
  });

  it('compares a result with the bucket it was sent at', () => {
    const result = { sent: 5000, replies: 100 };
    expect(campaignEffect({ ...result, bucket: 1 }).center).toBeGreaterThan(campaignEffect({ ...result, bucket: 8 }).center);
  });
});
