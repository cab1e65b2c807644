import { describe, expect, it } from 'vitest';
import { liftNamed, listAudience, listNamed, listSpokenTo } from './namedInTitle.ts';
import { maskOffers } from '../testing/maskText.ts';
import { readTrades } from './titleTrades.ts';

const FAR = { owner: 0.02, near: 0.08, far: 0.9 };

const leadOf = (title: string) => ({ title, trades: readTrades(title), workplace: [], leads: true });

const farOf = (title: string, text: string): number => {
  const sentences = maskOffers(text);
  return liftNamed(FAR, leadOf(title), { named: listNamed(sentences), audience: listAudience(sentences) }).far;
};

describe('a title that shares a word with the offer', () => {
  it('is not certainly far', () => {
    expect(farOf('Onboarding Specialist', 'Our onboarding software sends new hires their contract.')).toBeLessThan(0.8);
    expect(farOf('Warehouse Supervisor', 'Our onboarding software sends new hires their contract.')).toBe(0.9);
  });

  it('is as far as before if the word may be in any email', () => {
    expect(farOf('Sales Manager', 'We give your team a new way to work.')).toBe(0.9);
  });

  it('keeps chances that add up to 1', () => {
    const { owner, near, far } = liftNamed(FAR, leadOf('Onboarding Lead'), { named: ['onboard'] });
    expect(owner + near + far).toBeCloseTo(1, 12);
  });
});

describe('an email that uses the vocabulary of a trade', () => {
  it('calls nobody in that trade certainly far', () => {
    expect(farOf('Gym Owner', 'We wash towels for gyms, from yoga studios to boxing classes.')).toBeLessThan(0.8);
  });

  it('counts a word that begins one of the title', () => {
    const brewing = liftNamed(FAR, { ...leadOf('Saddlemaker'), leads: false }, { named: ['saddl'] });
    expect(brewing.far).toBeLessThan(0.8);
  });

  it('changes nothing for a campaign stored without it', () => {
    expect(liftNamed(FAR, leadOf('Gym Owner'), {})).toEqual(FAR);
  });
});

describe('an email that clearly addresses a kind of business', () => {
  const speaksTo = listSpokenTo(maskOffers('Dogs miss their boosters, so our system texts every pet owner for vet practices.'));

  it('is recognized by its words', () => {
    expect(speaksTo).toEqual(['vet']);
    expect(listSpokenTo(maskOffers('We run payroll for hourly staff.'))).toEqual([]);
  });

  it('makes the leaders there owners rather than near, and the staff near', () => {
    const led = liftNamed(FAR, leadOf('Veterinary Practice Manager'), { speaksTo });
    const worked = liftNamed(FAR, { ...leadOf('Veterinary Nurse'), leads: false }, { speaksTo });
    expect(led.owner).toBeGreaterThan(led.far);
    expect(led.owner).toBeGreaterThan(worked.owner);
    expect(worked.owner).toBeLessThan(worked.near);
    expect(led.owner + led.near + led.far).toBeCloseTo(1, 12);
  });

  it('may be for those who work beside it, too', () => {
    const kitchen = liftNamed(FAR, { ...leadOf('Pastry Chef'), leads: false }, { speaksTo: ['restaurant'] });
    expect(kitchen.far).toBeLessThan(0.8);
    expect(liftNamed(FAR, { ...leadOf('Tax Adviser'), leads: false }, { speaksTo: ['restaurant'] }).far).toBe(0.9);
  });

  it('counts the business somebody works in, whatever their title names', () => {
    const there = liftNamed(FAR, { ...leadOf('Bookkeeper'), workplace: ['vet'], leads: false }, { speaksTo });
    expect(there.far).toBeLessThan(0.8);
    expect(liftNamed(FAR, leadOf('Bookkeeper'), { speaksTo }).far).toBe(0.9);
  });
});
