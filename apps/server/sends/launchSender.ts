import { bucketOfOpenPercent, DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { PRIORS_VERSION } from '@coldcast/simulator/priors';
import type { SenderForecast, BucketForecast } from '@coldcast/simulator/outcome';
import type { CampaignReading } from '@coldcast/simulator/sender/sender';
import type { SenderShift } from '@coldcast/simulator/lead';
import { createHash } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { insertCampaignSender, insertRecord, updateOverall, type RecordRates } from './records.store.ts';
import type { Sender } from './sender.ts';

/** The bucket of a campaign's forecast: that of its usual open rate, otherwise 40-50. */
export const toForecastBucket = (mockOpenRate: number | null): number =>
  toBucketIndex((mockOpenRate === null ? undefined : bucketOfOpenPercent(mockOpenRate)) ?? DEFAULT_BUCKET);

/** Stores the history that a campaign is launched with, so that later learning does not change its numbers. */
export async function storeLaunchSender(
  tx: Transaction,
  sender: Sender,
  { campaignId, organisationId, shift }: { campaignId: string; organisationId: string; shift: SenderShift },
): Promise<void> {
  const { version, posterior, learnedFrom, delivered, replies, assumedHuman } = sender;
  await insertCampaignSender(tx, {
    campaignId,
    organisationId,
    version,
    posteriorJson: JSON.stringify(posterior),
    shiftJson: JSON.stringify(shift),
    learnedFrom,
    delivered,
    replies,
    assumedHuman,
  });
}

/** A whole forecast from the engine thread. */
export type CampaignForecast = { buckets: readonly BucketForecast[]; overall: SenderForecast | null; reading: CampaignReading };

/** Freezes a campaign's forecast in the track record. `inputJson` is everything it depends on. */
export async function freezeForecast(
  tx: Transaction,
  { buckets, overall, reading }: CampaignForecast,
  frozen: { campaignId: string; organisationId: string; mockOpenRate: number | null; inputJson: string; now: Date },
): Promise<void> {
  const bucket = toForecastBucket(frozen.mockOpenRate);
  const row = buckets.find((forecast) => forecast.bucket === bucket);
  if (row === undefined) return;
  const { forSender } = row;
  const rateOf = (name: 'reply' | 'open' | 'interest') =>
    forSender === undefined
      ? { median: row.expected[name], trueRate80: row.trueRate80[name] }
      : { median: forSender.median[name], trueRate80: forSender.trueRate80[name] };
  const rates: RecordRates = { reply: rateOf('reply'), open: rateOf('open'), interest: rateOf('interest') };
  const inputHash = createHash('sha256').update(frozen.inputJson).digest('hex');
  const { campaignId, organisationId, now } = frozen;
  await insertRecord(tx, {
    campaignId,
    organisationId,
    bucket,
    priorsVersion: PRIORS_VERSION,
    inputHash,
    rates,
    readingJson: JSON.stringify(reading),
    now,
  });
  if (overall !== null) await updateOverall(tx, campaignId, overall);
}
