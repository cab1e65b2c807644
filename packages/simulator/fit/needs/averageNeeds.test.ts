import { describe, expect, it } from 'vitest';
import { agree } from './averageNeeds.ts';
import type { Need } from '../offer.ts';

const need = (id: string, share: number, owner = id): Need => ({
  id,
  label: id,
  isPlural: false,
  share,
  owners: [owner],
  signers: [],
  near: [],
  industries: [],
});

describe('agree', () => {
  it('takes emails that may offer the same many things as one', () => {
    const vague = [need('bus_services', 0.15), need('school_admin', 0.1), need('office_cleaning', 0.05)];
    expect(agree([vague, vague, vague])).toBe(true);
    expect(agree([[need('bus_services', 0.15)], [need('school_admin', 0.15)], [need('office_cleaning', 0.15)]])).toBe(false);
  });

  it('needs most of different emails to be about the likeliest offer', () => {
    expect(agree([[need('payroll', 0.8)], [need('payroll', 0.7)], [need('payroll', 0.3), need('mowing', 0.3)]])).toBe(true);
    expect(agree([[need('payroll', 0.8)], [need('mowing', 0.8)]])).toBe(false);
    expect(agree([[need('payroll', 0.8)], []])).toBe(false);
  });
});
