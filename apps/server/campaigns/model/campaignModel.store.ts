import { sql } from 'drizzle-orm';
import type { LeadRange } from '@coldcast/rules/languageBatches';
import type { AppealBalance } from '@coldcast/simulator/lead';
import type { Queryable, Transaction } from '../../database/database.ts';
import { campaignModels } from '../../database/schema.ts';
import type { Usage } from '../../language/createAsk.ts';
import type { CampaignRef } from '../campaignRef.ts';

export type NewCampaignModel = Pick<
  typeof campaignModels.$inferInsert,
  'campaignId' | 'organisationId' | 'provider' | 'model' | 'promptVersion' | 'deadlineAt'
>;

/** Records that a model is to be asked about a campaign, with the questions. */
export async function insertCampaignModel(tx: Transaction, model: NewCampaignModel, questions: readonly LeadRange[]): Promise<void> {
  await tx.insert(campaignModels).values({ ...model, state: 'asking' });
  const rows = JSON.stringify(questions.map(({ from, to }, number) => ({ number, from, to })));
  await tx.execute(sql`
    insert into model_questions (campaign_id, number, from_position, to_position, state)
    select ${model.campaignId}::uuid, number, "from", "to", 'waiting' from json_to_recordset(${rows}::json) as question (number int, "from" int, "to" int)`);
}

export type AskingModel = {
  provider: string;
  model: string;
  promptVersion: string;
  deadlineAt: Date;
  calls: number;
  costUsd: number;
  lane: 'regular' | 'priority';
  seed: string;
  total: number;
};

/** What is needed to ask about a campaign that waits for its model; undefined if it is settled or deleted. */
export async function findAskingModel(db: Queryable, { organisationId, campaignId }: CampaignRef): Promise<AskingModel | undefined> {
  const { rows } = await db.execute<Omit<AskingModel, 'deadlineAt'> & { deadlineAt: string }>(sql`
    select provider, model, prompt_version as "promptVersion", deadline_at as "deadlineAt", calls, cost_usd as "costUsd", lane, seed, total
    from campaign_models join campaigns on campaigns.id = campaign_models.campaign_id
    where campaign_models.organisation_id = ${organisationId} and campaign_id = ${campaignId} and state = 'asking'`);
  const row = rows[0];
  return row && { ...row, deadlineAt: new Date(row.deadlineAt) };
}

export type CampaignModel = Pick<AskingModel, 'provider' | 'model' | 'calls' | 'costUsd'>;

/** The model a campaign was launched with and its usage so far; undefined if there is none. */
export async function findCampaignModel(db: Queryable, { organisationId, campaignId }: CampaignRef): Promise<CampaignModel | undefined> {
  const { rows } = await db.execute<CampaignModel>(sql`
    select provider, model, calls, cost_usd as "costUsd" from campaign_models
    where organisation_id = ${organisationId} and campaign_id = ${campaignId}`);
  return rows[0];
}

/** Adds the usage of a call. */
export async function addModelUsage(db: Queryable, { organisationId, campaignId }: CampaignRef, used: Usage): Promise<void> {
  await db.execute(sql`
    update campaign_models set calls = calls + ${used.calls}, kept_calls = kept_calls + ${used.keptCalls},
      input_tokens = input_tokens + ${used.inputTokens}, output_tokens = output_tokens + ${used.outputTokens},
      cost_usd = cost_usd + ${used.costUsd}::double precision
    where organisation_id = ${organisationId} and campaign_id = ${campaignId}`);
}

/** Locks a campaign that waits for its model; false if it no longer waits or was deleted. */
export async function lockAskingModel(tx: Transaction, { organisationId, campaignId }: CampaignRef): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from campaign_models where organisation_id = ${organisationId} and campaign_id = ${campaignId} and state = 'asking' for update`);
  return rows.length > 0;
}

export type ModelSettlement = { now: Date; balance: AppealBalance | null; movedLeads: number; problem: string | null };

/** Ends the asking. Leads of questions without an answer stay with the calibrated engine. */
export async function settleModel(
  tx: Transaction,
  campaignId: string,
  { now, balance, movedLeads, problem }: ModelSettlement,
): Promise<void> {
  await tx.execute(sql`
    update campaign_models set state = 'settled', settled_at = ${now}::timestamptz, moved_leads = ${movedLeads}, problem = ${problem},
      balance = ${balance === null ? null : JSON.stringify(balance)}::jsonb
    where campaign_id = ${campaignId}`);
  await tx.execute(sql`update model_questions set state = 'fallen' where campaign_id = ${campaignId} and state = 'waiting'`);
}
