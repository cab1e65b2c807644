import { describe, expect, it } from 'vitest';
import type { Role } from '../reader/roles.ts';
import { maskOffer } from './maskOffer.ts';
import { nameKnown, nameKnownSold, nameKnownSubject } from './nameKnown.ts';

const mask = (text: string, roles: Partial<Record<Role, number>> = { offer: 0.95 }) =>
  maskOffer([
    { sentences: [{ text, start: 0, end: text.length, part: 'body', roles }], title: null, company: null, industry: null, firstName: null },
  ])[0] ?? [];

describe('nameKnown', () => {
  it.each([
    ['We put a bean-to-cup machine in your kitchen.', 'vending', 'office coffee machines'],
    ['We chase overdue B2B invoices for you.', 'receivables', 'debt collection'],
    ['We hire out scissor lifts and telehandlers.', 'equipment_rental', 'scissor lifts'],
    ['Once a year we do the legionella testing in your building.', 'water_hygiene', 'legionella testing'],
    ['We count your stock overnight.', 'warehouse_software', 'stock counts'],
    ['We clean all the ducts above your fryers.', 'hood_cleaning', 'duct cleaning'],
    ['We inspect pallet racking in one day.', 'warehouse_equipment', 'pallet rack inspections'],
  ])('knows what "%s" offers', (text, category, name) => {
    expect(nameKnown(mask(text), category)).toBe(name);
  });

  it('takes a thing that a question names as the offer, but not what it asks about', () => {
    expect(nameKnown(mask('Is a pentest on this year’s list?', { question: 0.9 }), 'pentest')).toBe('penetration tests');
    expect(nameKnown(mask('How old are your fire extinguishers?', { question: 0.9 }), 'fire_safety')).toBeNull();
  });

  it('names nothing that is the reader’s, a problem, or a customer’s story', () => {
    expect(nameKnown(mask('Every chilled box we send carries a small temperature logger.'), 'cold_chain')).toBeNull();
    expect(nameKnown(mask('Your water coolers need no more bottles.'), 'vending')).toBeNull();
    expect(nameKnown(mask('Everybody waits for the water coolers.', { problem: 0.9 }), 'vending')).toBeNull();
    expect(nameKnown(mask('We rent water coolers to Acme and they drink more.', { proof: 0.9, offer: 0.5 }), 'vending')).toBeNull();
  });
});

describe('nameKnownSold', () => {
  it('names what the sender plainly sells, whatever it belongs to', () => {
    expect(nameKnownSold(mask('We sew choir robes in eleven colors.'))).toBe('choir robes');
    expect(nameKnownSold(mask('Choirs with choir robes sing better.'))).toBeNull();
    // What is made for a thing is not that thing.
    expect(nameKnownSold(mask('Our choir robe steamer does it in a minute.'))).toBeNull();
  });
});

describe('nameKnownSubject', () => {
  it('needs a word of it in the body', () => {
    const body = mask('Our crew takes the robes to the cleaner and back.');
    expect(nameKnownSubject('choir robes', body, 'church_buildings')).toBe('choir robes');
    expect(nameKnownSubject('your choir robes', body, 'church_buildings')).toBeNull();
    expect(nameKnownSubject('church bells', body, 'church_buildings')).toBeNull();
  });
});
