import { correctLead } from './correctLead.ts';
import { FOLLOW_UP_EDITS } from './edits/followUpEdits.ts';
import { tryFollowUpEdit } from './edits/tryFollowUpEdit.ts';
import { toSampledLead } from './edits/tryEdit.ts';
import { judgeEdits, measureEdit } from './edits/verify.ts';
import type { StepAdvice, StepFinding, StepFix } from './explain/explanation.ts';
import { toRow, type LeadRow } from './explain/rows.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { REFERENCE_BUCKET } from './outcome.ts';
import { pickSample } from './pickSample.ts';
import { readCampaign } from './readCampaign.ts';
import { placeFollowUps } from './sequence/readSequence.ts';
import { findInStep, type SequenceSample } from './sequence/stepFindings.ts';

export type { StepAdvice, StepFinding, StepFix } from './explain/explanation.ts';

export type SequenceAdviceOptions = {
  /** Bucket 0 to 9; 40-50 by default. */
  bucket?: number;
};

const MOST_SAMPLED = 80;
const ROWS_A_SLICE = 20;

type Trial = SequenceSample & { rows: readonly LeadRow[] };

/** Edits for the findings of a step, each simulated on the whole sequence. Yields after each. */
function* fixStep(step: number, findings: readonly StepFinding[], trial: Trial): Generator<undefined, StepFix[]> {
  const wanted = FOLLOW_UP_EDITS.filter(({ fixes }) => findings.some(({ id, effect }) => effect === 'against' && fixes.includes(id)));
  const search = {
    seed: trial.campaign.seed,
    sample: trial.rows.map(toSampledLead),
    bucket: trial.bucket,
    leadCount: trial.campaign.leadCount,
  };
  const measured = [];
  for (const edit of wanted) {
    const tried = tryFollowUpEdit(edit, step, trial.rows);
    yield;
    if (tried === undefined) continue;
    measured.push({ edit, followUp: tried.followUp, of: measureEdit(tried.tried, search) });
    yield;
  }
  const judged = judgeEdits(
    'reply',
    measured.map(({ of }) => of),
    search,
  );
  return measured.flatMap(({ edit, followUp }, index): StepFix[] => {
    const verified = judged[index];
    if (verified === undefined) return [];
    const { verification, doubt } = verified;
    return [{ editId: edit.id, text: edit.advice.replaceAll('<step>', String(step)), followUp, verification, doubt }];
  });
}

/**
 * What helps or costs each follow-up of a sequence: repeats, reproach, nothing new, too soon, too long, each with its words in the text and
 * its cost over the whole sequence. Includes edits that address them, simulated on the whole sequence on a sample of at most 80 leads. A
 * generator that yields every few milliseconds; its return value is the answer, one entry per follow-up. Empty for leads without follow-ups
 * and for emails that ask for private data or money. Pure.
 */
export function* adviseSequence(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { bucket = REFERENCE_BUCKET }: SequenceAdviceOptions = {},
): Generator<undefined, StepAdvice[]> {
  if (!leads.some((lead) => placeFollowUps(lead).length > 0) || readCampaign(campaign, leads).isScam) return [];
  const rows: LeadRow[] = [];
  for (const lead of pickSample(campaign.seed, leads, { most: MOST_SAMPLED, keyOf: ({ leadKey }) => leadKey })) {
    rows.push(toRow(campaign, correctLead(campaign, lead)));
    if (rows.length % ROWS_A_SLICE === 0) yield;
  }
  const trial: Trial = { campaign, rows, leads: rows.map(({ lead, sent }) => ({ lead, sent })), bucket };
  const longest = Math.max(...rows.map(({ lead }) => placeFollowUps(lead).length));
  const advice: StepAdvice[] = [];
  for (let step = 2; step <= longest + 1; step += 1) {
    const findings = findInStep(trial, step);
    yield;
    advice.push({ step, findings, fixes: yield* fixStep(step, findings, trial) });
  }
  return advice;
}
