import { describe, expect, it } from 'vitest';
import { BUYERS } from './buyers.ts';
import { explainFit } from './explainFit.ts';
import type { Need, Offer } from './offer.ts';
import { sayDeciders } from './sayDeciders.ts';
import { TRADE_BY_ID } from './trades.ts';

const need: Need = { id: 'waste', label: 'waste', isPlural: false, share: 0.9, owners: [], signers: [], near: [], industries: [] };

const offerOf = (phrase: string | null, ...owners: string[]): Offer => ({
  kind: 'sales',
  phrase,
  category: { id: 'waste', label: 'waste' },
  work: owners[0] ?? null,
  certainty: 0.9,
  needs: [{ ...need, owners, signers: owners }],
  isSure: true,
  audience: owners,
  evidence: [],
});
const sayFar = (offer: Offer): string =>
  explainFit(offer, { title: 'Piano Teacher', trades: [{ trade: 'music', share: 1 }], level: 'far' });

describe('who decides on an offer', () => {
  it('is a department or a role if one is known, and otherwise a kind of business', () => {
    expect(sayDeciders(offerOf('balers', 'store', 'facilities'))).toEqual({
      trades: ['facilities'],
      kind: 'departments',
      text: 'facilities',
    });
    expect(sayDeciders(offerOf('balers', 'store', 'restaurant'))?.text).toBe('stores and restaurants');
    expect(sayDeciders(offerOf('balers'))).toBeNull();
  });

  it('is no trade that does such work for others', () => {
    expect(sayDeciders(offerOf('mowing', 'landscape'))).toBeNull();
    expect(sayDeciders(offerOf('mowing', 'landscape', 'hotel'))?.text).toBe('hotels');
    expect(sayDeciders(offerOf('mowers', 'landscape'))?.text).toBe('landscapers');
  });

  it('is the kind of business that mainly decides if the email names it as its customer', () => {
    const hoods = offerOf('hood cleaning', 'restaurant', 'facilities');
    expect(sayDeciders(hoods)?.text).toBe('facilities');
    expect(sayDeciders({ ...hoods, customers: ['restaurant'] })?.text).toBe('restaurants');
    expect(sayDeciders({ ...hoods, customers: ['hotel'] })?.kind).toBe('departments');
  });

  it('has a sentence of its own for each', () => {
    expect(sayFar(offerOf('balers', 'facilities'))).toBe('Balers belong to facilities; a piano teacher rarely decides on them.');
    expect(sayFar(offerOf('balers', 'store'))).toBe('Stores buy balers; a piano teacher rarely decides on them.');
    expect(sayFar(offerOf('linen hire', 'hotel'))).toBe('Hotels buy linen hire; a piano teacher rarely decides on it.');
  });

  it('is left out where nothing is bought under that name', () => {
    expect(sayFar(offerOf(null, 'store'))).toBe('A piano teacher rarely decides on waste.');
    expect(sayFar(offerOf('selling a practice', 'dentist'))).toBe('A piano teacher rarely decides on selling a practice.');
  });

  it('knows only lines of work that exist', () => {
    expect([...BUYERS.keys()].filter((trade) => !TRADE_BY_ID.has(trade))).toEqual([]);
  });
});
