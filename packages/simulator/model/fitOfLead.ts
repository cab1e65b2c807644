import type { FitLevel } from '../fit/explainFit.ts';
import { isTold } from '../fit/isTold.ts';
import { readFit, type Fit } from '../fit/readFit.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import type { Persona } from '../persona/persona.ts';

/**
 * How a campaign's offer fits a lead; null if it is unknown whom the offer concerns, or what the lead does. No text tells whom an untold offer
 * concerns, so it moves no rate either, except of those whom it hardly concerns, whatever it is: a misread email must not pay for it.
 */
export function readFitOfLead(
  { offer = null }: Pick<CampaignContext, 'offer'>,
  { title, company }: LeadInList,
  { companySize, industry }: Persona,
): Fit | null {
  const fit = readFit(offer, { title, company, companySize, industry });
  return offer !== null && (isTold(offer) || fit?.isStranger === true) ? fit : null;
}

/** A fit whose level is clear. */
export type ToldFit = Fit & { level: FitLevel };

const isClear = (fit: Fit | null): fit is ToldFit => fit !== null && fit.level !== null;

/** The fit that texts may mention; null if it is unclear, although its probabilities affect the rates. */
export const toldFit = (fit: Fit | null): ToldFit | null => (isClear(fit) ? fit : null);

/** What the model uses about the whole list: how many people get the text, and for what share of them the fit is known. */
export const listInput = ({ leadCount, sendSize, knownFitShare }: CampaignContext): { leadCount: number; knownFitShare: number } => ({
  leadCount: sendSize ?? leadCount,
  knownFitShare: knownFitShare ?? 0,
});
