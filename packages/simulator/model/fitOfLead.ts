import { isTold } from '../fit/isTold.ts';
import { readFit, type Fit } from '../fit/readFit.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import type { Persona } from '../persona/persona.ts';

/** How a campaign's offer fits a lead; null if nothing is known about the offer or the lead's work. */
export const readFitOfLead = ({ offer }: CampaignContext, { title, company }: LeadInList, { companySize, industry }: Persona): Fit | null =>
  offer === undefined || offer === null ? null : readFit(offer, { title, company, companySize, industry });

/** The fit that texts may mention; null if the offer is not certain enough to name, although even an uncertain offer affects the rates. */
export const toldFit = ({ offer }: CampaignContext, fit: Fit | null): Fit | null =>
  offer !== undefined && offer !== null && isTold(offer) ? fit : null;

/** What the model uses about the whole list: how many people get the text, and for what share of them the fit is known. */
export const listInput = ({ leadCount, sendSize, knownFitShare }: CampaignContext): { leadCount: number; knownFitShare: number } => ({
  leadCount: sendSize ?? leadCount,
  knownFitShare: knownFitShare ?? 0,
});
