import type { InsightsAnswer } from '@coldcast/contract/insights';
import { sql } from 'drizzle-orm';
import type { CampaignRef } from '../campaigns/campaignRef.ts';
import type { Queryable } from '../database/database.ts';

/** The answers of the two insight calls. */
export type InsightAnswers = { open: InsightsAnswer; reply: InsightsAnswer };
export type InsightStage = keyof InsightAnswers;

/** A stored answer as JSON text; undefined if there is none yet. */
export async function findInsightJson(
  db: Queryable,
  { organisationId, campaignId }: CampaignRef,
  stage: InsightStage,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ answer: string }>(sql`
    select answer::text as answer from insights join campaigns on campaigns.id = insights.campaign_id
    where organisation_id = ${organisationId} and campaign_id = ${campaignId} and side = ${stage}`);
  return rows[0]?.answer;
}

/** Stores both answers; existing ones stay. False if both existed or the campaign was deleted. */
export async function insertInsights(
  db: Queryable,
  { organisationId, campaignId }: CampaignRef,
  { answers, now }: { answers: InsightAnswers; now: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into insights (campaign_id, side, answer, created_at)
    select campaigns.id, side, answer, ${now}::timestamptz
    from campaigns, (values ('open', ${JSON.stringify(answers.open)}::jsonb), ('reply', ${JSON.stringify(answers.reply)}::jsonb)) as made (side, answer)
    where organisation_id = ${organisationId} and campaigns.id = ${campaignId}
    for key share of campaigns on conflict do nothing returning side`);
  return rows.length > 0;
}

/** Replaces the texts or the rewrite in a stored answer; does nothing if it was deleted. */
export async function updateInsight(
  db: Queryable,
  { organisationId, campaignId }: CampaignRef,
  { stage, answer }: { stage: InsightStage; answer: InsightsAnswer },
): Promise<void> {
  await db.execute(sql`
    update insights set answer = ${JSON.stringify(answer)}::jsonb
    from campaigns where campaigns.id = insights.campaign_id and organisation_id = ${organisationId} and campaign_id = ${campaignId}
      and side = ${stage}`);
}
