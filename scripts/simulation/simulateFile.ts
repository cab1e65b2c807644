import { countLeads, type AnalyticsCounts } from '@coldcast/rules/analytics';
import { BUCKETS } from '@coldcast/rules/deliverability';
import { forecast } from '@coldcast/simulator/forecast';
import type { LeadOutcome, RateIntervals, Rates } from '@coldcast/simulator/outcome';
import { PRIORS_VERSION } from '@coldcast/simulator/priors';
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
};

export type SimulatedBucket = { bucket: string; expected: Rates; interval80: RateIntervals; counts: AnalyticsCounts };

/** What `--json` prints. Rates are fractions of sent mails; `interval80` is that of the true rate. */
export type Simulation = { leads: number; seed: string; priors: string; buckets: SimulatedBucket[]; rows: SimulatedRow[] };

const BATCH_SIZE = 500;

/** Simulates a whole list; `onProgress` hears how many leads are done. */
export function simulateFile(numbered: readonly NumberedLead[], seed: string, onProgress: (done: number) => void): Simulation {
  const campaign = { seed, leadCount: numbered.length };
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
      const { leadKey: leadId, opensFrom, inboxFrom, action, intent } = outcome;
      const reply = intent === null ? null : writeReply(campaign, lead, intent);
      rows.push({ row: rowNumber, leadId, opensFrom, inboxFrom, action, intent, reply });
    });
    onProgress(rows.length);
  }
  const counted = rows.map(({ inboxFrom, opensFrom, action, intent }) => ({
    inboxFrom,
    opensFrom,
    actionIfOpened: action,
    replyIntentIfOpened: intent,
  }));
  const forecasts = forecast(
    campaign,
    numbered.map(({ lead }) => lead),
  );
  const buckets = forecasts.map(({ bucket, expected, trueRate80 }) => ({
    bucket: BUCKETS[bucket] ?? '',
    expected,
    interval80: trueRate80,
    counts: countLeads(counted, bucket),
  }));
  return { leads: rows.length, seed, priors: PRIORS_VERSION, buckets, rows };
}
