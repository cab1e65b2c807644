import type { Segment } from '../explain/explanation.ts';

const SENIORITY: Readonly<Record<string, string>> = {
  c_level: 'executives',
  vp: 'VPs',
  director: 'directors',
  manager: 'managers',
  individual: 'individual contributors',
};

const FUNCTION: Readonly<Record<string, string>> = {
  general_management: 'leads in general management',
  people: 'leads in people and HR',
  it: 'leads in IT',
  customer_success: 'leads in customer success',
};

const INDUSTRY: Readonly<Record<string, string>> = {
  it_services: 'leads in IT services',
  real_estate: 'leads in real estate',
  marketing_agency: 'leads at agencies',
  nonprofit: 'leads at nonprofits',
  government: 'leads in government',
};

const SHORT: Readonly<Record<string, string>> = {
  it_services: 'IT services',
  marketing_agency: 'agencies',
  nonprofit: 'nonprofits',
};

/** "real estate", "agencies". */
export const industryName = (name: string): string => SHORT[name] ?? name.replaceAll('_', ' ');

/** "leads at companies of 51-200 people". */
export function segmentName(kind: Segment['kind'], name: string): string {
  if (kind === 'seniority') return SENIORITY[name] ?? `leads of level ${name}`;
  if (kind === 'companySize') return `leads at companies of ${name.replace('5001+', 'more than 5,000')} people`;
  const known = kind === 'function' ? FUNCTION : INDUSTRY;
  return known[name] ?? `leads in ${name.replaceAll('_', ' ')}`;
}
