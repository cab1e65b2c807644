import { countLeads, type CountedLead, type LeadCounts } from '@coldcast/rules/analytics';
import { BUCKETS } from '@coldcast/rules/deliverability';
import { countSteps, type StepCounts } from '@coldcast/rules/sequence/countSteps';
import { repliedStep } from '@coldcast/rules/sequence/repliedStep';
import type { LeadFit } from '@coldcast/contract/leadResults';
import type { CampaignContext, LeadInList } from '@coldcast/simulator/lead';
import { readLeadFit } from '@coldcast/simulator/listOffer';
import type { LeadOutcome } from '@coldcast/simulator/outcome';
import { simulateLeads } from '@coldcast/simulator/simulateLeads';
import { writeReply } from '@coldcast/simulator/writeReply';

/** A lead of a batch with its position in the campaign, and the reply a language model wrote for an intent, if any. */
export type BatchLead = { position: number; lead: LeadInList; reply?: { intent: LeadOutcome['intent']; text: string } | undefined };

/** The `lead_results` row of a settled lead, with the database's names. */
export type ResultRow = {
  position: number;
  inbox_from: number | null;
  opens_from: number | null;
  open_rank: number;
  action: LeadOutcome['action'];
  intent: LeadOutcome['intent'];
  display_name: string | null;
  reply: string | null;
  /** One for each email; null if the lead gets one. */
  steps: LeadOutcome['steps'] | null;
  quiet_action: LeadOutcome['action'] | null;
  fit: LeadFit | null;
};

export type SimulatedBatch = {
  rows: ResultRow[];
  /** Counts of these rows at each of the ten buckets. */
  counts: LeadCounts[];
  /** Counts of these rows at each email, bucket by bucket. */
  stepCounts: StepCounts[][];
  /** Leads whose simulation failed. */
  failed: { position: number; message: string }[];
};

/** How leads are simulated; tests inject faults here. */
export type SimulateLeads = (campaign: CampaignContext, leads: readonly LeadInList[]) => readonly LeadOutcome[];

/** Simulates a batch. If the batch fails, simulates lead by lead: one bad lead costs no other its result. */
export function simulateBatch(
  campaign: CampaignContext,
  batch: readonly BatchLead[],
  simulate: SimulateLeads = simulateLeads,
): SimulatedBatch {
  const settle = (part: readonly BatchLead[]): ResultRow[] =>
    toResultRows(
      campaign,
      part,
      simulate(
        campaign,
        part.map(({ lead }) => lead),
      ),
    );
  const rows: ResultRow[] = [];
  const failed: SimulatedBatch['failed'] = [];
  try {
    rows.push(...settle(batch));
  } catch {
    for (const item of batch) {
      try {
        rows.push(...settle([item]));
      } catch (error) {
        failed.push({ position: item.position, message: error instanceof Error ? error.message : String(error) });
      }
    }
  }
  return { rows, ...countRows(rows), failed };
}

/** Digits of a stored probability. */
const PROBABILITY_DIGITS = 4;

function toRowFit(campaign: CampaignContext, lead: LeadInList): LeadFit | null {
  const fit = readLeadFit(campaign, lead);
  return fit && { level: fit.level, probability: Number(fit.probability.toFixed(PROBABILITY_DIGITS)), reason: fit.reason };
}

function toResultRows(campaign: CampaignContext, batch: readonly BatchLead[], outcomes: readonly LeadOutcome[]): ResultRow[] {
  return batch.map(({ position, lead, reply }, place) => {
    const outcome = outcomes[place];
    if (outcome === undefined || outcome.leadKey !== lead.leadKey) throw new Error(`no outcome for lead ${lead.leadKey}`);
    const { inboxFrom, opensFrom, openRank, action, intent, displayName, steps = null, quietAction = null } = outcome;
    return {
      position,
      inbox_from: inboxFrom,
      opens_from: opensFrom,
      open_rank: openRank,
      action,
      intent,
      display_name: displayName,
      reply:
        intent === null
          ? null
          : reply?.intent === intent
            ? reply.text
            : writeReply(campaign, lead, { intent, step: repliedStep({ ...outcome, actionIfOpened: action }) }),
      steps,
      quiet_action: quietAction,
      fit: toRowFit(campaign, lead),
    };
  });
}

/** Counts at each bucket, lowest first. */
export function countRows(rows: readonly ResultRow[]): Pick<SimulatedBatch, 'counts' | 'stepCounts'> {
  const leads = rows.map((row): CountedLead => ({
    inboxFrom: row.inbox_from,
    opensFrom: row.opens_from,
    steps: row.steps,
    actionIfOpened: row.action,
    quietActionIfOpened: row.quiet_action,
    replyIntentIfOpened: row.intent,
  }));
  return {
    counts: BUCKETS.map((_, bucket) => countLeads(leads, bucket)),
    stepCounts: BUCKETS.map((_, bucket) => countSteps(leads, bucket)),
  };
}
