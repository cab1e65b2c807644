import type { CampaignContext, LeadInList } from './lead.ts';

/** A lead with the user's corrections of the campaign's email, which every reading of its email uses. */
export const correctLead = ({ corrections }: CampaignContext, lead: LeadInList): LeadInList =>
  corrections === undefined ? lead : { ...lead, context: { ...lead.context, corrections } };
