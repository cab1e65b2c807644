import { describe, expect, it } from 'vitest';
import type { Lead } from '../lead.ts';
import { readCompanySize } from './company/readCompanySize.ts';
import { readIndustry } from './company/readIndustry.ts';
import { readPersona } from './readPersona.ts';

const lead = (overrides: Partial<Lead>): Lead => ({
  leadKey: 'x',
  slug: 'ACwAAAbcDEF',
  name: null,
  firstName: null,
  company: null,
  title: null,
  companySize: null,
  industry: null,
  email: { subject: '', body: '' },
  ...overrides,
});
const namesOf = (overrides: Partial<Lead>) => {
  const { firstName, lastName, displayName } = readPersona(lead(overrides));
  return [firstName, lastName, displayName];
};

describe('readPersona', () => {
  it.each<[string, (string | null)[]]>([
    ['jane-doe', ['Jane', 'Doe', 'Jane Doe']],
    ['jane-doe-1a2b3c45', ['Jane', 'Doe', 'Jane Doe']],
    ['jane-doe-a1-77b', ['Jane', 'Doe', 'Jane Doe']],
    ['JANE-DOE', ['Jane', 'Doe', 'Jane Doe']],
    ['jan-van-der-berg-12', ['Jan', 'van der Berg', 'Jan van der Berg']],
    ['maria-de-la-cruz', ['Maria', 'de la Cruz', 'Maria de la Cruz']],
    ['josé-garcía-12', ['José', 'García', 'José García']],
    ['jane-m-doe', ['Jane', 'Doe', 'Jane M Doe']],
    ['dr-jane-doe-phd', ['Jane', 'Doe', 'Jane Doe']],
    ['sean-mcdonald', ['Sean', 'McDonald', 'Sean McDonald']],
    ['иван-петров-5b', ['Иван', 'Петров', 'Иван Петров']],
    ['jane-4711', ['Jane', null, 'Jane']],
    ['j-doe', [null, 'Doe', 'J Doe']],
    ['janedoe', [null, null, null]],
    ['jdoe77', [null, null, null]],
    ['ACoAABx1Zz-yQ', [null, null, null]],
    ['ACwAAAbcDEF', [null, null, null]],
    ['the-growth-guy', [null, null, null]],
    ['marketing-expert-london', [null, null, null]],
    ['london-seo-agency', [null, null, null]],
    ['jane-doe-marketing', ['Jane', 'Doe', 'Jane Doe']],
    ['jane-the-coach', ['Jane', null, 'Jane']],
    ['', [null, null, null]],
  ])('reads the slug %s', (slug, names) => {
    expect(namesOf({ slug })).toEqual(names);
  });

  it.each<[Partial<Lead>, (string | null)[]]>([
    [{ name: 'Jane Doe' }, ['Jane', 'Doe', 'Jane Doe']],
    [{ name: 'DOE, JANE' }, ['Jane', 'Doe', 'Jane Doe']],
    [{ name: 'Jane Doe, PhD, PMP' }, ['Jane', 'Doe', 'Jane Doe']],
    [{ name: 'Dr. Jane Doe 🚀' }, ['Jane', 'Doe', 'Jane Doe']],
    [{ name: 'Conor O’Neil' }, ['Conor', 'O’Neil', 'Conor O’Neil']],
    [{ name: "conor o'neil" }, ['Conor', "O'Neil", "Conor O'Neil"]],
    [{ firstName: 'jane', slug: 'jane-doe-12' }, ['Jane', 'Doe', 'Jane Doe']],
    [{ firstName: 'Jane', slug: 'peter-roe' }, ['Jane', null, 'Jane']],
    [{ firstName: 'N/A', slug: 'jane-doe' }, ['Jane', 'Doe', 'Jane Doe']],
    [{ firstName: '{{first_name}}' }, [null, null, null]],
    [{ name: 'jane@example.com' }, [null, null, null]],
    [{ name: '山田太郎' }, [null, null, '山田太郎']],
  ])('reads the file’s name %o', (overrides, names) => {
    expect(namesOf(overrides)).toEqual(names);
  });

  it('says if only the profile link was given', () => {
    expect(readPersona(lead({ slug: 'jane-doe' })).isFromProfileLinkOnly).toBe(true);
    expect(readPersona(lead({ title: ' ' })).isFromProfileLinkOnly).toBe(true);
    expect(readPersona(lead({ title: 'CEO' })).isFromProfileLinkOnly).toBe(false);
  });

  it('leaves unknown facts unknown', () => {
    expect(readPersona(lead({ title: 'Wizard', companySize: 'n/a', industry: 'Misc' }))).toMatchObject({
      seniority: null,
      jobFunction: null,
      companySize: null,
      industry: null,
    });
  });
});

describe('readPersona without an industry column', () => {
  it.each([
    ['Bright Smile Dental', 'healthcare'],
    ['First National Bank', 'finance'],
    ['Blue Lake Logistics, Inc.', 'logistics'],
    ['Oakwood School', 'education'],
    ['City of Dayton', 'government'],
    ['Second Harvest Food Bank', 'nonprofit'],
    ['Northwind', null],
    ['Bankside Yarns', null],
  ])('reads the industry of %s', (company, industry) => {
    expect(readPersona(lead({ company })).industry).toBe(industry);
  });

  it('prefers the column', () => {
    expect(readPersona(lead({ company: 'First National Bank', industry: 'Computer Software' })).industry).toBe('software');
  });
});

describe('readCompanySize', () => {
  it.each([
    ['37', '1-50'],
    ['50', '1-50'],
    ['51', '51-200'],
    ['1-10', '1-50'],
    ['11-50', '1-50'],
    ['51-200', '51-200'],
    ['51 – 200 employees', '51-200'],
    ['201-500', '201-1000'],
    ['501-1,000', '201-1000'],
    ['1,001-5,000', '1001-5000'],
    ['1 001-5 000', '1001-5000'],
    ['1.001-5.000', '1001-5000'],
    ["1'001-5'000", '1001-5000'],
    ['5001-10000', '5001+'],
    ['5K', '1001-5000'],
    ['5k+', '5001+'],
    ['1.5K', '1001-5000'],
    ['10,000+', '5001+'],
    ['10001+', '5001+'],
    ['> 50', '51-200'],
    ['250.0', '201-1000'],
    ['Self-employed', '1-50'],
    ['Nov-50', '1-50'],
    ['0', null],
    ['unknown', null],
    ['', null],
  ])('reads %s as %s', (text, band) => {
    expect(readCompanySize(text)).toBe(band);
  });
});

describe('readIndustry', () => {
  it.each([
    ['Computer Software', 'software'],
    ['computer software', 'software'],
    ['Software Development', 'software'],
    ['SaaS', 'software'],
    ['Internet', 'software'],
    ['information technology & services', 'it_services'],
    ['IT Services and IT Consulting', 'it_services'],
    ['Computer & Network Security', 'it_services'],
    ['Telecommunications', 'it_services'],
    ['Financial Services', 'finance'],
    ['Banking', 'finance'],
    ['Venture Capital & Private Equity', 'finance'],
    ['Accounting', 'finance'],
    ['Insurance', 'insurance'],
    ['Hospital & Health Care', 'healthcare'],
    ['Hospitals and Health Care', 'healthcare'],
    ['Medical Devices', 'healthcare'],
    ['Pharmaceuticals', 'healthcare'],
    ['Biotechnology', 'healthcare'],
    ['Higher Education', 'education'],
    ['E-Learning', 'education'],
    ['Primary/Secondary Education', 'education'],
    ['Professional Training & Coaching', 'education'],
    ['Mechanical or Industrial Engineering', 'manufacturing'],
    ['Automotive', 'manufacturing'],
    ['Machinery Manufacturing', 'manufacturing'],
    ['Food Production', 'manufacturing'],
    ['Computer Hardware', 'manufacturing'],
    ['Retail', 'retail'],
    ['Apparel & Fashion', 'retail'],
    ['Consumer Goods', 'retail'],
    ['Construction', 'construction'],
    ['Architecture & Planning', 'construction'],
    ['Real Estate', 'real_estate'],
    ['Commercial Real Estate', 'real_estate'],
    ['Marketing & Advertising', 'marketing_agency'],
    ['Advertising Services', 'marketing_agency'],
    ['Public Relations & Communications', 'marketing_agency'],
    ['Management Consulting', 'consulting'],
    ['Business Consulting and Services', 'consulting'],
    ['Law Practice', 'legal'],
    ['Legal Services', 'legal'],
    ['Logistics & Supply Chain', 'logistics'],
    ['Transportation/Trucking/Railroad', 'logistics'],
    ['Hospitality', 'hospitality'],
    ['Restaurants', 'hospitality'],
    ['Leisure, Travel & Tourism', 'hospitality'],
    ['Nonprofit Organization Management', 'nonprofit'],
    ['Non-profit Organizations', 'nonprofit'],
    ['Government Administration', 'government'],
    ['Public Safety', 'government'],
    ['Oil & Energy', 'energy'],
    ['Renewables & Environment', 'energy'],
    ['Utilities', 'energy'],
    ['Media Production', 'media'],
    ['Entertainment', 'media'],
    ['Online Media', 'media'],
    ['Staffing & Recruiting', 'recruiting'],
    ['Human Resources', 'recruiting'],
    ['it_services', 'it_services'],
    ['Alchemy', null],
    ['', null],
  ])('reads %s as %s', (text, industry) => {
    expect(readIndustry(text)).toBe(industry);
  });
});
