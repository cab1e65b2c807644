import { describe, expect, it } from 'vitest';
import type { Offer } from '../offer.ts';
import { toStaffOffer } from './toStaffOffer.ts';

const offer: Offer = { kind: 'sales', phrase: 'forklift service', category: null, work: null, certainty: 0.6, needs: [], evidence: [] };
const few = ['software', 'fleet'];
const many = [...few, 'training', 'procurement', 'logistics', 'warehouse'];

describe('an offer as it concerns staff', () => {
  it('has no audience if the email uses words of many lines of work, and always the same object', () => {
    const read = { ...offer, audience: many };
    expect(toStaffOffer(read).audience).toEqual([]);
    expect(toStaffOffer(read)).toBe(toStaffOffer(read));
  });

  it('stays as it is if the email is about the work of few, or sells nothing', () => {
    const read = { ...offer, audience: few };
    expect(toStaffOffer(read)).toBe(read);
    const survey = { ...offer, kind: 'survey', audience: many };
    expect(toStaffOffer(survey)).toBe(survey);
  });
});
