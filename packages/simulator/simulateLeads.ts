import { drawOutcome, seedLanes } from './drawOutcome.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { MODEL } from './model/model.ts';
import { predict } from './model/predictors.ts';
import { readLead } from './model/readLead.ts';
import type { LeadOutcome } from './outcome.ts';

/**
 * What each lead of a batch does, in the order given. Pure: a lead's outcome depends on its own row and email, its stored context, the
 * campaign's seed and size, and on nothing else of the batch, so that any cut into batches gives the same outcomes.
 */
export function simulateLeads(campaign: CampaignContext, leads: readonly LeadInList[]): LeadOutcome[] {
  const seed = seedLanes(campaign.seed);
  return leads.map((lead) => {
    const { leadKey, columns, displayName } = readLead(campaign, lead);
    return { ...drawOutcome(seed, { leadKey, predictors: predict(columns, MODEL.weights) }, MODEL.constants), displayName };
  });
}
