import { describe, expect, it } from 'vitest';
import { rateIndex } from '../model/rates.ts';
import { sayCosts } from './sayCosts.ts';

type Name = Parameters<typeof rateIndex>[0];
const rates = (of: Partial<Record<Name, number>>): Float64Array => {
  const table = new Float64Array(16);
  for (const [name, rate] of Object.entries(of)) table[rateIndex(name as Name)] = rate;
  return table;
};
const before = rates({ inbox: 0.82, open: 0.4, unsubscribe: 0.004, spam_report: 0.00384 });

describe('what a text costs besides its gain', () => {
  it('is told per open, with both figures', () => {
    const costs = sayCosts(before, rates({ inbox: 0.82, open: 0.4, unsubscribe: 0.004, spam_report: 0.00416 }));
    expect(costs.text).toBe('; but spam reports rise from 0.96 to 1.04 in 100 opens');
    expect(costs.rise).toBeCloseTo(0.083, 2);
  });

  it('includes a lower inbox placement', () => {
    const { text } = sayCosts(before, rates({ inbox: 0.79, open: 0.4, unsubscribe: 0.005, spam_report: 0.00384 }));
    expect(text).toBe('; but unsubscribes rise from 1.00 to 1.25 in 100 opens and inbox placement falls from 82.0% to 79.0%');
  });

  it('is nothing where more opens bring as many more complaints', () => {
    const costs = sayCosts(before, rates({ inbox: 0.83, open: 0.5, unsubscribe: 0.005, spam_report: 0.0048 }));
    expect(costs).toEqual({ rise: 0, text: '' });
  });
});
