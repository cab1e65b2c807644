import { describe, expect, it } from 'vitest';
import type { Role } from '../../reader/roles.ts';
import { maskOffer } from '../mail/maskOffer.ts';
import { nameKnownSold } from './nameKnown.ts';

const mask = (text: string, roles: Partial<Record<Role, number>> = { offer: 0.95 }) =>
  maskOffer([
    { sentences: [{ text, start: 0, end: text.length, part: 'body', roles }], title: null, company: null, industry: null, firstName: null },
  ])[0] ?? [];

describe('nameKnownSold', () => {
  it.each([
    ['We put a bean-to-cup machine in your kitchen.', 'office coffee machines'],
    ['We chase overdue B2B invoices for you.', 'debt collection'],
    ['We hire out scissor lifts and telehandlers.', 'scissor lifts'],
    ['Once a year we do the legionella testing in your building.', 'legionella testing'],
    ['We count your stock overnight.', 'stocktaking'],
    ['We clean all the ducts above your fryers.', 'duct cleaning'],
    ['We inspect pallet racking in one day.', 'pallet rack inspections'],
  ])('knows what "%s" offers', (text, name) => {
    expect(nameKnownSold(mask(text))).toBe(name);
  });

  it('names nothing that is the reader’s, a problem, or a customer’s story', () => {
    expect(nameKnownSold(mask('Every chilled box we send carries a small temperature logger.'))).toBeNull();
    expect(nameKnownSold(mask('Your water coolers need no more bottles.'))).toBeNull();
    expect(nameKnownSold(mask('Everybody waits for the water coolers.', { problem: 0.9 }))).toBeNull();
    expect(nameKnownSold(mask('We rent water coolers to Acme and they drink more.', { proof: 0.9, offer: 0.5 }))).toBeNull();
  });

  it('names what the sender plainly sells, whatever it belongs to', () => {
    expect(nameKnownSold(mask('We sew choir robes in eleven colors.'))).toBe('choir robes');
    expect(nameKnownSold(mask('Choirs with choir robes sing better.'))).toBeNull();
    // What is made for a thing is not that thing.
    expect(nameKnownSold(mask('Our choir robe steamer does it in a minute.'))).toBeNull();
  });
});
