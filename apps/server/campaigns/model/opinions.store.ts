import type { AppealBalance, LeadAppeal } from '@coldcast/simulator/lead';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { ModelReply } from '../../language/texts/writeModelReplies.ts';

/** Stores the balanced scores. */
export async function updateAppeals(
  tx: Transaction,
  campaignId: string,
  appeals: readonly { position: number; appeal: LeadAppeal }[],
): Promise<void> {
  await tx.execute(sql`
    update lead_opinions set appeal = balanced.appeal
    from json_to_recordset(${JSON.stringify(appeals)}::json) as balanced (position int, appeal jsonb)
    where campaign_id = ${campaignId} and lead_opinions.position = balanced.position`);
}

export async function insertModelReplies(tx: Transaction, campaignId: string, replies: readonly ModelReply[]): Promise<void> {
  if (replies.length === 0) return;
  await tx.execute(sql`
    insert into model_replies (campaign_id, position, intent, reply)
    select ${campaignId}::uuid, position, intent, reply
    from json_to_recordset(${JSON.stringify(replies)}::json) as written (position int, intent text, reply text)
    on conflict do nothing`);
}

export type ModelAnswers = { balanceJson: string | null; appealsJson: string; repliesJson: string };

/** What a settled model adds to the simulation of a range, as JSON text; undefined if no model was asked. */
export async function findModelAnswers(
  db: Queryable,
  { campaignId, from, to }: { campaignId: string; from: number; to: number },
): Promise<ModelAnswers | undefined> {
  const { rows } = await db.execute<ModelAnswers>(sql`
    select balance::text as "balanceJson",
      coalesce((select json_agg(json_build_array(position, appeal)) from lead_opinions opinion
        where opinion.campaign_id = campaign_models.campaign_id and position >= ${from} and position < ${to} and appeal is not null), '[]')::text
        as "appealsJson",
      coalesce((select json_agg(json_build_array(position, intent, reply)) from model_replies written
        where written.campaign_id = campaign_models.campaign_id and position >= ${from} and position < ${to}), '[]')::text as "repliesJson"
    from campaign_models where campaign_id = ${campaignId} and state = 'settled'`);
  return rows[0];
}

export type LeadOpinion = {
  reaction: string;
  reasons: string[];
  objection: string;
  appeal: LeadAppeal | null;
  model: string;
  balance: AppealBalance | null;
};

/** What the model said about one lead; undefined if nothing or not settled. */
export async function findLeadOpinion(db: Queryable, campaignId: string, position: number): Promise<LeadOpinion | undefined> {
  const { rows } = await db.execute<LeadOpinion>(sql`
    select reaction, reasons, objection, appeal, model, balance
    from lead_opinions join campaign_models using (campaign_id)
    where campaign_id = ${campaignId} and position = ${position} and state = 'settled'`);
  return rows[0];
}
