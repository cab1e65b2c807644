import { describe, expect, it } from 'vitest';
import { readFit } from '../readFit.ts';
import { readOffer } from '../readOffer.ts';
import { isOfSmallFirm, mayBeThere } from './workplaceOf.ts';

const levelOf = (text: string, title: string, company: string) => {
  const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
  const offer = readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], 'sales');
  return readFit(offer, { title, company, companySize: null, industry: null })?.level;
};

describe('where somebody works', () => {
  it('is a small firm by its kind', () => {
    for (const trade of ['tradesman', 'dentist', 'legal']) expect(isOfSmallFirm(trade), trade).toBe(true);
    for (const trade of ['production', 'banking']) expect(isOfSmallFirm(trade), trade).toBe(false);
  });

  it('lets the office manager of a small firm decide on payroll, not that of a bank', () => {
    const payroll = 'We run payroll and catch wrong hours in timesheets before the pay run.';
    expect(levelOf(payroll, 'Office Manager', 'Dunn Electrical')).toBe('owner');
    expect(levelOf(payroll, 'Office Manager', 'First Harbor Bank')).toBe('near');
  });

  it('may be any kind of place for who leads a shift', () => {
    const signs = 'We make and repair illuminated signs for shops and restaurants.';
    expect(levelOf(signs, 'Shift Supervisor', 'Harlow')).not.toBe('far');
    expect(mayBeThere({ customers: ['store'] }, 'Shift Supervisor')).toBe(true);
    expect(mayBeThere({ customers: [] }, 'Shift Supervisor')).toBe(false);
    expect(mayBeThere({ customers: ['store'] }, 'Production Supervisor')).toBe(false);
  });
});
