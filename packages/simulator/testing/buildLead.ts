import type { CampaignContext, Email, Lead, LeadInList } from '../lead.ts';
import { readList } from '../readList.ts';

export const plainEmail: Email = {
  subject: 'Late invoices',
  body: 'Hi Dana,\n\nMost carriers we speak to wait more than six weeks for payment. We chase open invoices for them and send a short report every Friday.\n\nWould it make sense to see what that looks like?\n\nBest,\nRuth',
};

/** A lead with nothing special about it. */
export const buildLead = (overrides: Partial<Lead> = {}): Lead => ({
  leadKey: 'dana-whitcombe',
  slug: 'dana-whitcombe',
  name: null,
  firstName: 'Dana',
  company: null,
  title: null,
  companySize: null,
  industry: null,
  email: plainEmail,
  ...overrides,
});

/** A list of leads who differ in their keys and in what `overrides` sets by position. */
export const buildList = (count: number, overrides: (index: number) => Partial<Lead> = () => ({})): LeadInList[] =>
  withContexts(
    Array.from({ length: count }, (_, index) => buildLead({ leadKey: `lead-${index}`, slug: `lead-${index}`, ...overrides(index) })),
  );

export function withContexts(leads: readonly Lead[]): LeadInList[] {
  const contexts = readList(leads);
  return leads.map((lead, index) => ({ ...lead, context: contexts[index] ?? { contactsAtCompany: 1, ownWords: [] } }));
}

export const buildCampaign = (overrides: Partial<CampaignContext> = {}): CampaignContext => ({
  seed: 'organisation-1',
  leadCount: 200,
  ...overrides,
});
