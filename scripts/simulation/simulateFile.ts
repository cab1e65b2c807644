import { countLeads, type AnalyticsCounts } from '@coldcast/rules/analytics';
import { DEFAULT_COMPLAINT_PRICES } from '@coldcast/rules/complaintPrices';
import { BUCKETS } from '@coldcast/rules/deliverability';
import { countSteps, type StepCounts } from '@coldcast/rules/sequence/countSteps';
import { repliedStep } from '@coldcast/rules/sequence/repliedStep';
import { stopAfter } from '@coldcast/rules/sequence/stopAfter';
import { describeStopAfter } from '@coldcast/rules/sequence/summarizeSequence';
import { forecast } from '@coldcast/simulator/forecast';
import type { CampaignContext, Corrections } from '@coldcast/simulator/lead';
import type { BucketForecast, FirstOpenForecast, LeadOutcome, RateIntervals, Rates, StepForecast } from '@coldcast/simulator/outcome';
import { readLeadFit, readListOffer } from '@coldcast/simulator/listOffer';
import { PRIORS_VERSION } from '@coldcast/simulator/priors';
import { readCampaign, readSentenceRoles } from '@coldcast/simulator/readCampaign';
import { simulateLeads } from '@coldcast/simulator/simulateLeads';
import { writeReply } from '@coldcast/simulator/writeReply';
import type { NumberedLead } from './readCampaignFile.ts';

type SimulatedRow = {
  row: number;
  leadId: string;
  opensFrom: number | null;
  inboxFrom: number | null;
  action: LeadOutcome['action'];
  intent: LeadOutcome['intent'];
  reply: string | null;
  /** Thresholds of each email, and the only action that is not an answer; only if the lead has several emails. */
  steps?: LeadOutcome['steps'];
  quietAction?: LeadOutcome['quietAction'];
  /** How the offer fits the lead; null if unknown. */
  fit: { level: string; probability: number; reason: string } | null;
};

/** One email of a sequence: its expectation, and the result of this run. */
export type SimulatedStep = StepForecast & { counts: Omit<StepCounts, 'step'> };

/** Results of a sequence's emails at one bucket, and after how many to stop at the default complaint prices. */
export type SimulatedSequence = { openedFirst: FirstOpenForecast; steps: SimulatedStep[]; stopAfter: number; says: string[] };

export type SimulatedBucket = {
  bucket: string;
  expected: Rates;
  interval80: RateIntervals;
  counts: AnalyticsCounts;
  /** Only if a lead has several emails. */
  sequence?: SimulatedSequence;
};

/** What `--json` prints. Rates are fractions of sent emails; `interval80` is that of the true rate. */
export type Simulation = {
  leads: number;
  seed: string;
  priors: string;
  buckets: SimulatedBucket[];
  rows: SimulatedRow[];
  /** One entry per distinct email in the file, in the order of its first row. */
  readings: EmailReadings[];
};

/** The reading of one distinct email, with the rows that get it. */
type EmailReadings = { rows: number[]; reading: ReadAs };
type ReadAs = {
  kind: ReturnType<typeof readCampaign>['kind'];
  offer: { phrase: string | null; category: string | null } | null;
  language: string;
  sentences: ReturnType<typeof readSentenceRoles>;
};

/** The user's corrections of the emails. */
export type SendCorrections = { sendSize?: number; corrections: Corrections };

function listReadings(campaign: CampaignContext, numbered: readonly NumberedLead[]): EmailReadings[] {
  const byEmail = new Map<string, { lead: NumberedLead['lead']; rows: number[] }>();
  for (const { rowNumber, lead } of numbered) {
    const key = `${lead.email.subject}\n${lead.email.body}`;
    const known = byEmail.get(key);
    if (known === undefined) byEmail.set(key, { lead, rows: [rowNumber] });
    else known.rows.push(rowNumber);
  }
  return [...byEmail.values()].map(({ lead, rows }) => {
    const { kind, language } = readCampaign(campaign, [lead]);
    const { offer } = campaign;
    const named = offer ? { phrase: offer.phrase, category: offer.category?.id ?? null } : null;
    return { rows, reading: { kind, offer: named, language, sentences: readSentenceRoles(campaign, lead) } };
  });
}

function toRowFit(campaign: CampaignContext, lead: NumberedLead['lead']): SimulatedRow['fit'] {
  const fit = readLeadFit(campaign, lead);
  return fit && { level: fit.level, probability: fit.probability, reason: fit.reason };
}

type Counted = Parameters<typeof countSteps>[0];

/** The emails at one bucket, expected and counted; undefined if every lead has one. */
function toSequence({ bucket, steps, openedFirst }: BucketForecast, counted: Counted): SimulatedSequence | undefined {
  if (steps === undefined || openedFirst === undefined) return undefined;
  const counts = countSteps(counted, bucket);
  const expected = steps.map((step) => step.expected);
  const worth = stopAfter(expected, DEFAULT_COMPLAINT_PRICES);
  return {
    openedFirst,
    steps: steps.flatMap((step, index) => {
      const ofStep = counts[index];
      if (ofStep === undefined) return [];
      const { step: _position, ...shown } = ofStep;
      return [{ ...step, counts: shown }];
    }),
    stopAfter: worth,
    says: describeStopAfter(expected, worth),
  };
}

const BATCH_SIZE = 500;

/** Simulates a whole list; `onProgress` gets the number of leads done. */
export function simulateFile(
  numbered: readonly NumberedLead[],
  { seed, corrected }: { seed: string; corrected: SendCorrections },
  onProgress: (done: number) => void,
): Simulation {
  const { emailKind, offer, offerOwners } = corrected.corrections;
  const read = readListOffer(
    numbered.map(({ lead }) => lead),
    { ...(emailKind && { emailKind }), ...(offer !== undefined && { offer }), ...(offerOwners && { owners: offerOwners }) },
  );
  const campaign: CampaignContext = { seed, leadCount: numbered.length, ...corrected, ...read };
  const rows: SimulatedRow[] = [];
  for (let start = 0; start < numbered.length; start += BATCH_SIZE) {
    const batch = numbered.slice(start, start + BATCH_SIZE);
    const outcomes = simulateLeads(
      campaign,
      batch.map(({ lead }) => lead),
    );
    batch.forEach(({ rowNumber, lead }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) return;
      const { leadKey: leadId, opensFrom, inboxFrom, action, intent, steps, quietAction } = outcome;
      const ofSequence = steps === undefined ? {} : { steps, quietAction };
      const reply =
        intent === null ? null : writeReply(campaign, lead, { intent, step: repliedStep({ ...outcome, actionIfOpened: action }) });
      rows.push({ row: rowNumber, leadId, opensFrom, inboxFrom, action, intent, reply, ...ofSequence, fit: toRowFit(campaign, lead) });
    });
    onProgress(rows.length);
  }
  const counted = rows.map(({ inboxFrom, opensFrom, action, intent, steps, quietAction }) => ({
    inboxFrom,
    opensFrom,
    actionIfOpened: action,
    replyIntentIfOpened: intent,
    steps,
    quietActionIfOpened: quietAction,
  }));
  const forecasts = forecast(
    campaign,
    numbered.map(({ lead }) => lead),
  );
  const buckets = forecasts.map((found): SimulatedBucket => {
    const { bucket, expected, trueRate80 } = found;
    const sequence = toSequence(found, counted);
    // With one email, the field adds nothing to total and not_opened.
    const { openedFirst, ...counts } = countLeads(counted, bucket);
    const shown = { bucket: BUCKETS[bucket] ?? '', expected, interval80: trueRate80, counts };
    return sequence === undefined ? shown : { ...shown, counts: { ...counts, openedFirst }, sequence };
  });
  return { leads: rows.length, seed, priors: PRIORS_VERSION, buckets, rows, readings: listReadings(campaign, numbered) };
}
