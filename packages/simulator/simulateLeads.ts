import { withAppeal, withBalance } from './appeal/applyAppeal.ts';
import { drawLeadFit, seedLanes } from './drawOutcome.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { MODEL } from './model/model.ts';
import { predictSteps } from './model/sequenceVector.ts';
import { readLead } from './model/readLead.ts';
import type { LeadOutcome } from './outcome.ts';
import { withSenderShift } from './sender/shiftOutcomes.ts';
import { drawEmails } from './sequence/drawSequence.ts';

/**
 * What each lead of a batch does with its email, or with its whole sequence, in the given order. Pure: a lead's outcome depends only on its
 * own row and email, its stored context, and the campaign's seed, size and sender, so that any split into batches gives the same outcomes.
 * A lead with an appeal is moved by it if the campaign has a balance; otherwise the outcome is the calibrated model's.
 */
export function simulateLeads(campaign: CampaignContext, leads: readonly LeadInList[]): LeadOutcome[] {
  const seed = seedLanes(campaign.seed);
  const { appealBalance, sender } = campaign;
  const constants = sender === undefined ? MODEL.constants : withSenderShift(MODEL.constants, sender);
  const balanced = appealBalance === undefined ? undefined : withBalance(constants, appealBalance);
  return leads.map((lead) => {
    const { leadKey, columns, displayName } = readLead(campaign, lead);
    const steps = predictSteps(drawLeadFit(seed, { leadKey, columns }), MODEL.weights);
    const { appeal } = lead;
    const drawn =
      balanced !== undefined && appeal
        ? drawEmails(seed, { leadKey, steps: steps.map((predictors) => withAppeal(predictors, appeal)) }, balanced)
        : drawEmails(seed, { leadKey, steps }, constants);
    return { ...drawn, displayName };
  });
}
