import type { CampaignContext, LeadInList } from '../lead.ts';
import { readListOffer } from '../listOffer.ts';
import { buildLead, withContexts } from './buildLead.ts';

const TITLES = [
  'HR Manager',
  'Payroll Specialist',
  'CEO',
  'VP Sales',
  'Warehouse Manager',
  'CFO',
  'IT Director',
  'Marketing Lead',
  'Accountant',
  'Dentist',
  'Software Engineer',
  'Office Manager',
] as const;
const SIZES = ['1-10', '11-50', '51-200', '201-500', '1001-5000', '10,000+', null] as const;
const INDUSTRIES = ['Logistics', 'Banking', 'Healthcare', 'Retail', 'Software', null] as const;
const FIRST_NAMES = ['Dana', 'Owen', 'Marta', 'Priya'] as const;

const pick = <Item>(items: readonly Item[], index: number, otherwise: Item): Item => items[index % items.length] ?? otherwise;

const bodyFor = (firstName: string, company: string): string =>
  `Hi ${firstName},\n\nMost payroll teams at companies like ${company} spend days correcting payslips. We correct payroll errors before they are paid; Northgate saves a day each month.\n\nIs that worth a look?\n\nBest,\nRuth`;

/** A payroll offer to many kinds of people, some at the same company. */
export function buildAudience(count: number): { campaign: CampaignContext; leads: LeadInList[] } {
  const leads = withContexts(
    Array.from({ length: count }, (_, index) => {
      const firstName = pick(FIRST_NAMES, index, 'Dana');
      const company = `Company ${Math.floor((index * 13) / 3) % Math.ceil(count * 0.6)}`;
      return buildLead({
        leadKey: `lead-${index}`,
        slug: `lead-${index}`,
        firstName,
        company,
        title: pick(TITLES, index * 7 + Math.floor(index / 12), 'CEO'),
        companySize: pick(SIZES, index * 5 + Math.floor(index / 35), null),
        industry: pick(INDUSTRIES, index * 11 + Math.floor(index / 17), null),
        email: { subject: `Payroll corrections at ${company}`, body: bodyFor(firstName, company) },
      });
    }),
  );
  return { campaign: { seed: 'organisation-1', leadCount: count, ...readListOffer(leads) }, leads };
}
