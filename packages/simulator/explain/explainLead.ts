import { isForStrangers } from '../kind/decideKind.ts';
import { withAppeal, withBalance } from '../appeal/applyAppeal.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { addExpectedRates, RATE_COUNT, type Constants } from '../model/chances.ts';
import { fitShifts } from '../model/fitClasses.ts';
import { MODEL } from '../model/model.ts';
import type { Weights } from '../model/predictors.ts';
import { toNanos } from '../model/quantiles.ts';
import { rateIndex } from '../model/rates.ts';
import { addSequenceRates } from '../model/sequenceRates.ts';
import { predictSteps } from '../model/sequenceVector.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';
import { writeLeadReason } from '../narrative/writeLeadReason.ts';
import { attribute } from './attribute.ts';
import { findEvidence } from './evidence.ts';
import type { LeadExplanation, LeadReason, StageName } from './explanation.ts';
import { FACTOR_IDS, SIGNS, type FactorId } from '../signs/signs.ts';
import { groupRows, toRow, type LeadRow } from './rows.ts';
import { centralModel } from './drawnModels.ts';

const MOST_REASONS = 4;
/** A factor with a smaller effect, in log odds, is not a reason. */
const LEAST_CONTRIBUTION = 0.02;

function reasonsOf(stage: StageName, row: LeadRow, bucket: number): LeadReason[] {
  const [group] = groupRows([row]);
  if (group === undefined) return [];
  const unsaid = mayBeNonsense(row) ? OF_A_KIND : [];
  return [...attribute(stage, group, bucket)]
    .flatMap((contribution, factor): LeadReason[] => {
      const factorId = FACTOR_IDS[factor];
      if (factorId === undefined || Math.abs(contribution) < LEAST_CONTRIBUTION || unsaid.includes(factorId)) return [];
      if (stage === 'open' && SIGNS[factorId].isOfRepliesOnly === true) return [];
      const isFor = contribution > 0;
      const text = writeLeadReason({ factorId, isFor, row, evidence: findEvidence(factorId, row, isFor) });
      return text === undefined ? [] : [{ factorId, effect: isFor ? 'for' : 'against', contribution: toNanos(contribution), text }];
    })
    .toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
    .slice(0, MOST_REASONS);
}

/** Not mentioned if the email may not be written to strangers: nonsense is neither easy to read nor a flyer. */
const OF_A_KIND: readonly FactorId[] = ['reading_level', 'advert'];
const mayBeNonsense = ({ lead }: LeadRow): boolean => !isForStrangers(toEmailDraft(lead, lead.context));

type Moved = (predictors: Float64Array) => Float64Array;

/** Expected rates of one lead: opens of its first email, replies over all its emails. */
function ratesOf(
  { columns, sent }: LeadRow,
  { weights, constants }: { weights: Weights; constants: Constants },
  move: Moved = (one) => one,
) {
  const fits = fitShifts(columns, weights);
  const tableOf = (vector: Float64Array): Float64Array => {
    const table = new Float64Array(constants.standings.length * RATE_COUNT);
    const steps = predictSteps(vector, weights).map(move);
    const [predictors] = steps;
    if (steps.length > 1) addSequenceRates(table, { steps, weight: 1, fits }, constants);
    else if (predictors !== undefined) addExpectedRates(table, { predictors, weight: 1, fits }, constants);
    return table;
  };
  const first = tableOf(columns);
  const whole = sent === columns ? first : tableOf(sent);
  const at = (table: Float64Array, name: 'open' | 'reply', place: number) => toNanos(table[place * RATE_COUNT + rateIndex(name)] ?? 0);
  return (place: number) => ({ openRate: at(first, 'open', place), replyRate: at(whole, 'reply', place) });
}

/** The lead's rates including its appeal; null if it has none. */
function ratesWithAppeal({ appealBalance }: CampaignContext, row: LeadRow, bucket: number): LeadExplanation['withAppeal'] {
  const { appeal } = row.lead;
  if (appealBalance === undefined || !appeal) return null;
  const constants = withBalance(MODEL.constants, appealBalance);
  return ratesOf(row, { weights: MODEL.weights, constants }, (predictors) => withAppeal(predictors, appeal))(bucket);
}

/**
 * Why one lead is more or less likely than average to open and, having opened, to reply: a few short lines, strongest first, with the
 * expected rates of leads like this one (fractions of emails sent; for a sequence, opens of its first email and replies to any). The rest
 * is chance, and the row should say so. Pure.
 */
export function explainLead(
  campaign: CampaignContext,
  lead: LeadInList,
  { bucket = REFERENCE_BUCKET }: { bucket?: number } = {},
): LeadExplanation {
  const row = toRow(campaign, lead);
  return {
    ...ratesOf(row, centralModel(bucket))(0),
    withAppeal: ratesWithAppeal(campaign, row, bucket),
    open: reasonsOf('open', row, bucket),
    reply: reasonsOf('reply', row, bucket),
  };
}
