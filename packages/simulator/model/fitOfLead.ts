import type { FitLevel } from '../fit/explainFit.ts';
import { isNamed } from '../fit/isTold.ts';
import { doubtOutside } from '../fit/level/otherPlaces.ts';
import { readFit } from '../fit/readFit.ts';
import type { Fit } from '../fit/level/toFit.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import type { Persona } from '../persona/persona.ts';

/**
 * How a campaign's offer fits one of its leads; null if it is unknown what is offered or what the lead does. A lead's fit is read from everything
 * that the offer may be, so it may be known even if nobody can say what that is. An email that may not sell anything concerns only those less
 * whom it hardly concerns, whatever it asks, and only if it says what it offers.
 */
export function readFitOfLead(
  { offer = null, homes = [] }: Pick<CampaignContext, 'offer' | 'homes'>,
  { title, company, industry: industryText }: LeadInList,
  { companySize, industry }: Persona,
): Fit | null {
  const read = readFit(offer, { title, company, companySize, industry, industryText });
  const fit = offer === null ? read : doubtOutside(read, offer, { title: title ?? '', company, industryText, homes });
  return offer?.isUnclear === true && (fit?.isStranger !== true || !isNamed(offer)) ? null : fit;
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
