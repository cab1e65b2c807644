import type { BucketForecast } from '@coldcast/simulator/outcome';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

export type CampaignEnd = { now: Date; forecast: readonly BucketForecast[] | null };

export async function updateFinished(tx: Transaction, campaignId: string, { now, forecast }: CampaignEnd): Promise<void> {
  await tx.execute(sql`
    update campaigns set finished_at = ${now}, completed_at = coalesce(completed_at, ${now}::timestamptz),
      forecast = ${forecast === null ? null : JSON.stringify(forecast)}::jsonb
    where id = ${campaignId}`);
}
