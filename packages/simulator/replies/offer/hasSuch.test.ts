import { describe, expect, it } from 'vitest';
import type { Need, Offer } from '../../fit/offer.ts';
import { hasSuch } from './hasSuch.ts';

const needOf = (owners: readonly string[], share = 0.9): Need => ({
  id: 'some',
  label: 'something',
  isPlural: false,
  share,
  owners,
  signers: [],
  near: [],
  industries: [],
});
const offerOf = (need: Need): Offer => ({
  kind: 'sales',
  phrase: null,
  category: null,
  work: null,
  certainty: 1,
  needs: [need],
  evidence: [],
});
const has = (owners: readonly string[], trades: readonly string[], share?: number) => hasSuch(offerOf(needOf(owners, share)), trades);

describe('hasSuch', () => {
  it('finds a warehouse at a maker and a shop, and none at a law firm or a dentist', () => {
    expect(has(['warehouse', 'logistics'], ['production'])).toBe(true);
    expect(has(['operations', 'warehouse', 'hr'], ['store'])).toBe(true);
    expect(has(['warehouse', 'logistics'], ['legal'])).toBe(false);
    expect(has(['warehouse', 'logistics'], ['dentist'])).toBe(false);
  });

  it('finds vehicles at a builder, and none at a therapist', () => {
    expect(has(['fleet', 'logistics', 'finance'], ['builder'])).toBe(true);
    expect(has(['fleet', 'logistics', 'finance'], ['mental'])).toBe(false);
  });

  it('keeps what protects people at work from desks alone', () => {
    expect(has(['safety', 'operations', 'production'], ['software'])).toBe(false);
    expect(has(['safety', 'operations', 'production'], ['carer'])).toBe(true);
  });

  it('has nobody for an office of the state to sell to', () => {
    expect(has(['growth', 'marketing'], ['government'])).toBe(false);
    expect(has(['growth', 'marketing'], ['dentist'])).toBe(null);
  });

  it('weighs several needs of one kind together', () => {
    const needs = [needOf(['logistics'], 0.4), needOf(['fleet', 'logistics'], 0.3)];
    expect(hasSuch({ ...offerOf(needOf([])), needs }, ['dentist'])).toBe(false);
    expect(hasSuch({ ...offerOf(needOf([])), needs: [...needs, needOf(['finance'], 0.2)] }, ['dentist'])).toBe(null);
  });

  it('says nothing of what any firm has, of an unknown trade and of a guess', () => {
    expect(has(['finance', 'production'], ['legal'])).toBe(null);
    expect(has(['warehouse'], [])).toBe(null);
    expect(has(['warehouse'], ['legal'], 0.3)).toBe(null);
  });
});
