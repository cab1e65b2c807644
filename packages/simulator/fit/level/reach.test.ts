import { describe, expect, it } from 'vitest';
import type { Need } from '../offer.ts';
import { isFarFromAny, isFarFromWork, isOutOfReach, isPlainStranger, mayNeedToOperate } from './reach.ts';
import { readTrades } from '../titles/titleTrades.ts';

const trees: Need = {
  id: 'tree_service',
  label: 'tree care',
  isPlural: false,
  share: 0.8,
  owners: ['property', 'facilities', 'landscape'],
  signers: ['property', 'facilities'],
  near: ['safety'],
  industries: [],
};
const offer = { kind: 'sales', category: { id: 'tree_service', label: 'tree care' }, certainty: 0.8, needs: [trees] };
const reaches = (title: string, leads: boolean, one: Parameters<typeof isOutOfReach>[0] = offer): boolean =>
  !isOutOfReach(one, readTrades(title), leads);

describe('isOutOfReach', () => {
  it.each(['Payroll Manager', 'Brand Manager', 'Chief Technology Officer', 'Head of Content'])('is so for a %s and tree care', (title) => {
    expect(reaches(title, true)).toBe(false);
  });

  it.each(['Facilities Manager', 'Hotel Manager', 'Operations Director', 'Managing Director', 'Finance Director'])(
    'is not so for a %s',
    (title) => {
      expect(reaches(title, true)).toBe(true);
    },
  );

  it('is so for staff who order nothing for others', () => {
    for (const title of ['Physiotherapist', 'Data Analyst', 'Dental Hygienist']) expect(reaches(title, false), title).toBe(false);
    for (const title of ['Executive Assistant', 'Buyer', 'Caretaker']) expect(reaches(title, false), title).toBe(true);
  });

  it('is not so if part of the offer may be their work, the offer is uncertain, or nothing is sold', () => {
    const payroll: Need = { ...trees, id: 'payroll', share: 0.1, owners: ['payroll'] };
    expect(reaches('Payroll Manager', true, { ...offer, needs: [trees, payroll] })).toBe(true);
    expect(reaches('Payroll Manager', true, { ...offer, certainty: 0.3 })).toBe(true);
    expect(reaches('Payroll Manager', true, { ...offer, kind: 'recruiting' })).toBe(true);
  });

  it('is not so for leaders if the emails may ask for something other than a sale', () => {
    expect(reaches('Brand Manager', true, { ...offer, isUnclear: true })).toBe(true);
    expect(reaches('Copywriter', false, { ...offer, isUnclear: true })).toBe(false);
  });

  it('is not so for who runs a place and something a place or its office needs, unlike the tools of other work', () => {
    const readings = (owners: readonly string[]) => ({ ...offer, category: null, needs: [{ ...trees, owners, near: [] }] });
    for (const title of ['Hair Salon Owner', 'Restaurant Manager', 'Museum Director']) {
      expect(reaches(title, true, readings(['data', 'software'])), title).toBe(false);
      expect(reaches(title, true, readings(['energy', 'facilities'])), title).toBe(true);
      expect(reaches(title, true, readings(['accounting'])), title).toBe(true);
    }
    expect(reaches('Farm Manager', true, readings(['data', 'software']))).toBe(true);
  });

  it('is not so for those whose own words an email uses whose offer is of no known kind', () => {
    const guessed = { ...offer, category: null, audience: ['maritime'] };
    expect(reaches('Ferry Captain', false, guessed)).toBe(true);
    expect(reaches('Ferry Captain', false, { ...guessed, audience: [] })).toBe(false);
  });

  it('is so for leaders only of plainly other work, if the offer has no category', () => {
    const unnamed = { ...offer, category: null };
    const software: Need = { ...trees, owners: ['it', 'security'] };
    expect(reaches('Brand Manager', true, unnamed)).toBe(false);
    expect(reaches('Brand Manager', true, { ...unnamed, needs: [software] })).toBe(true);
    expect(reaches('Copywriter', false, { ...unnamed, needs: [software] })).toBe(false);
  });
});

describe('isPlainStranger', () => {
  it('is so for work of no office, unless the email uses words of theirs', () => {
    const trades = readTrades('Brand Manager');
    const one = { needs: [trees], certainty: 0.8 };
    expect(isPlainStranger(one, trades, true)).toBe(true);
    expect(isPlainStranger({ ...one, audience: ['marketing'] }, trades, true)).toBe(false);
    expect(isPlainStranger({ ...one, needs: [{ ...trees, owners: ['hr', 'finance'] }] }, trades, true)).toBe(false);
  });

  it('is so for staff even if the email uses words of theirs, unless the offer is uncertain', () => {
    const trades = readTrades('Backend Developer');
    const spoken = { needs: [trees], certainty: 0.8, audience: ['software'] };
    expect(isPlainStranger(spoken, trades, false)).toBe(true);
    expect(isPlainStranger({ ...spoken, certainty: 0.4 }, trades, false)).toBe(false);
  });
});

describe('isFarFromAny', () => {
  const unsure = { needs: [{ ...trees, share: 0.3 }], audience: ['landscape'], speaksTo: [], customers: [] };
  const isFar = (title: string, leads: boolean, one = unsure): boolean => isFarFromAny(one, readTrades(title), leads);

  it('is so for people whose work buys the same things everywhere', () => {
    for (const title of ['Payroll Manager', 'Data Engineer', 'Dental Nurse', 'Chef']) expect(isFar(title, true), title).toBe(true);
  });

  it('is not so for unusual work, for those who buy for all, or if the email may be about theirs', () => {
    for (const title of ['Beekeeper', 'Registrar of Births', 'Luthier', 'Finance Director']) expect(isFar(title, true), title).toBe(false);
    expect(isFar('Payroll Manager', true, { ...unsure, audience: ['hr'] })).toBe(false);
  });
});

describe('mayNeedToOperate', () => {
  const scales: Need = { ...trees, share: 0.5, owners: ['production', 'quality'] };
  const may = (title: string, need: Need): boolean => mayNeedToOperate({ needs: [need] }, readTrades(title));

  it('is so for places with machines and what looks after those, but not for what only others need', () => {
    for (const title of ['Quarry Manager', 'Farm Manager', 'Transfer Station Supervisor']) expect(may(title, scales), title).toBe(true);
    expect(may('Salon Manager', scales)).toBe(false);
    expect(may('Quarry Manager', { ...scales, owners: ['hr', 'payroll'] })).toBe(false);
    expect(may('Quarry Manager', { ...scales, share: 0.8, owners: ['dentist', 'clinic'] })).toBe(false);
  });
});

describe('isFarFromWork', () => {
  const told = { ...offer, phrase: 'tree care', evidence: [{ words: 'tree care', sentence: 'We do tree care.' }] };
  const isFar = (title: string, leads: boolean, one: Parameters<typeof isFarFromWork>[0] = told): boolean =>
    isFarFromWork(one, readTrades(title), leads);

  it('is so for work that never meets an owner’s', () => {
    for (const title of ['Dermatologist', 'Librarian', 'Film Editor']) expect(isFar(title, false), title).toBe(true);
    for (const title of ['Landscape Gardener', 'Caretaker', 'Roofer']) expect(isFar(title, false), title).toBe(false);
  });

  it('is not so if little is known of the offer, or a word of it is of their work', () => {
    expect(isFar('Librarian', false, { ...told, category: null })).toBe(false);
    expect(isFar('Librarian', false, { ...told, phrase: null, evidence: [{ words: 'saws', sentence: 'We grind saws.' }] })).toBe(false);
    expect(isFar('Librarian', false, { ...told, certainty: 0.5 })).toBe(false);
    expect(isFar('Librarian', true, { ...told, certainty: 0.7 })).toBe(false);
    expect(isFar('Librarian', false, { ...told, audience: ['librarian'] })).toBe(false);
    expect(isFar('Librarian', false, { ...told, speaksTo: ['highered'] })).toBe(false);
  });
});
