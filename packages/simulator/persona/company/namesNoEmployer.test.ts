import { describe, expect, it } from 'vitest';
import { companyKey, readList } from '../../readList.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { namesNoEmployer, worksAlone } from './namesNoEmployer.ts';

describe('the text in place of a company', () => {
  it.each([
    'Self-employed',
    'self employed',
    'Self-employed Plasterer',
    'Freelance',
    'Freelancer',
    'Remote freelancer',
    'Independent Consultant',
    'Sole trader',
    'Selbstständig',
  ])('says that somebody works alone: %s', (company) => {
    expect(worksAlone(company)).toBe(true);
    expect(namesNoEmployer(company)).toBe(true);
  });

  it.each(['N/A', '-', 'none', 'Retired', 'Unemployed', 'Stealth Startup', 'Confidential', 'Seeking new opportunities'])(
    'names none: %s',
    (company) => {
      expect(worksAlone(company)).toBe(false);
      expect(namesNoEmployer(company)).toBe(true);
    },
  );

  it.each([
    'Freelance.com',
    'Independent Press',
    'Stealth Bikes',
    'Own',
    "Self Employed Women's Association",
    'Self Storage Ltd',
    'Confidential Shredding',
    'Retired Racers',
  ])('names one: %s', (company) => expect(namesNoEmployer(company)).toBe(false));

  it('makes no colleagues of people who work for themselves', () => {
    const leads = ['Self-employed', 'Self-employed', 'Dell Foods', 'Dell Foods'].map((company, index) =>
      buildLead({ leadKey: `lead-${index}`, company }),
    );
    expect(readList(leads).map(({ contactsAtCompany }) => contactsAtCompany)).toEqual([1, 1, 2, 2]);
    expect(companyKey('Self-employed')).toBe('');
  });
});
