import { withAppeal, withBalance } from '../appeal/applyAppeal.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { addExpectedRates, RATE_COUNT } from '../model/chances.ts';
import { fitShifts } from '../model/fitClasses.ts';
import { MODEL } from '../model/model.ts';
import { predict } from '../model/predictors.ts';
import { toNanos } from '../model/quantiles.ts';
import { rateIndex } from '../model/rates.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';
import { writeLeadReason } from '../narrative/writeLeadReason.ts';
import { attribute } from './attribute.ts';
import { findEvidence } from './evidence.ts';
import type { LeadExplanation, LeadReason, StageName } from './explanation.ts';
import { FACTOR_IDS } from '../signs/signs.ts';
import { groupRows, toRow, type LeadRow } from './rows.ts';
import { centralModel } from './drawnModels.ts';

const MOST_REASONS = 4;
/** Below this, in log odds, a factor is no reason. */
const LEAST_CONTRIBUTION = 0.02;

function reasonsOf(stage: StageName, row: LeadRow, bucket: number): LeadReason[] {
  const [group] = groupRows([row]);
  if (group === undefined) return [];
  return [...attribute(stage, group, bucket)]
    .flatMap((contribution, factor): LeadReason[] => {
      const factorId = FACTOR_IDS[factor];
      if (factorId === undefined || Math.abs(contribution) < LEAST_CONTRIBUTION) return [];
      const isFor = contribution > 0;
      const text = writeLeadReason({ factorId, isFor, row, evidence: findEvidence(factorId, row, isFor) });
      return text === undefined ? [] : [{ factorId, effect: isFor ? 'for' : 'against', contribution: toNanos(contribution), text }];
    })
    .toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
    .slice(0, MOST_REASONS);
}

/** What the lead's appeal makes of its rates; null where it has none. */
function ratesWithAppeal({ appealBalance }: CampaignContext, { lead, columns }: LeadRow, bucket: number): LeadExplanation['withAppeal'] {
  if (appealBalance === undefined || !lead.appeal) return null;
  const constants = withBalance(MODEL.constants, appealBalance);
  const table = new Float64Array(constants.standings.length * RATE_COUNT);
  const predictors = withAppeal(predict(columns, MODEL.weights), lead.appeal);
  addExpectedRates(table, { predictors, weight: 1, fits: fitShifts(columns, MODEL.weights) }, constants);
  const rate = (name: 'open' | 'reply') => toNanos(table[bucket * RATE_COUNT + rateIndex(name)] ?? 0);
  return { openRate: rate('open'), replyRate: rate('reply') };
}

/**
 * Why one lead is readier or less ready than the average to open and, having opened, to reply: a few short lines, strongest first, with the
 * expected rates of leads like this one (fractions of mails sent). What remains is chance, and the row should say so. Pure.
 */
export function explainLead(
  campaign: CampaignContext,
  lead: LeadInList,
  { bucket = REFERENCE_BUCKET }: { bucket?: number } = {},
): LeadExplanation {
  const row = toRow(campaign, lead);
  const { weights, constants } = centralModel(bucket);
  const table = new Float64Array(RATE_COUNT);
  addExpectedRates(table, { predictors: predict(row.columns, weights), weight: 1, fits: fitShifts(row.columns, weights) }, constants);
  return {
    openRate: toNanos(table[rateIndex('open')] ?? 0),
    replyRate: toNanos(table[rateIndex('reply')] ?? 0),
    withAppeal: ratesWithAppeal(campaign, row, bucket),
    open: reasonsOf('open', row, bucket),
    reply: reasonsOf('reply', row, bucket),
  };
}
