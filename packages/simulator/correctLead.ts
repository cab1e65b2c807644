import type { CampaignContext, LeadInList } from './lead.ts';

/** A lead with what the user said of the campaign's email: every reading of its email looks there. */
export const correctLead = ({ corrections }: CampaignContext, lead: LeadInList): LeadInList =>
  corrections === undefined ? lead : { ...lead, context: { ...lead.context, corrections } };
