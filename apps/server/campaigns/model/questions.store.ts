import type { AppealScore } from '@coldcast/simulator/appeal/scores';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { LanguageLead } from '../../language/appeal/languageLead.ts';
import type { JudgedLead } from '../../language/appeal/judgeLeads.ts';
import type { CampaignRef } from '../campaignRef.ts';

export type WaitingQuestion = { number: number; leads: LanguageLead[] };

/** The unanswered questions, with their leads. */
export async function listWaitingQuestions(db: Queryable, { organisationId, campaignId }: CampaignRef): Promise<WaitingQuestion[]> {
  const { rows } = await db.execute<WaitingQuestion>(sql`
    select number, (
      select json_agg(json_build_object('position', position, 'title', title, 'company', company, 'companySize', company_size,
        'industry', industry, 'subject', subject, 'body', body) order by position)
      from campaign_leads lead where lead.organisation_id = ${organisationId} and lead.campaign_id = model_questions.campaign_id
        and position >= from_position and position < to_position
    ) as leads
    from model_questions where campaign_id = ${campaignId} and state = 'waiting' order by number`);
  return rows.filter(({ leads }) => leads !== null);
}

/** Stores the answer to an open question; a second or late answer changes nothing. */
export async function insertOpinions(
  tx: Transaction,
  { campaignId, number }: { campaignId: string; number: number },
  { anchors, leads }: { anchors: readonly AppealScore[]; leads: readonly JudgedLead[] },
): Promise<void> {
  const { rows } = await tx.execute(sql`
    update model_questions set state = 'answered', anchors = ${JSON.stringify(anchors)}::jsonb
    where campaign_id = ${campaignId} and number = ${number} and state = 'waiting' returning number`);
  if (rows.length === 0) return;
  const opinions = JSON.stringify(
    leads.map(({ position, score, opinion: { reaction, reasons, objection } }) => ({ position, score, reaction, reasons, objection })),
  );
  await tx.execute(sql`
    insert into lead_opinions (campaign_id, position, question, score, reaction, reasons, objection)
    select ${campaignId}::uuid, position, ${number}, score, reaction, reasons, objection
    from json_to_recordset(${opinions}::json) as opinion (position int, score jsonb, reaction text, reasons jsonb, objection text)
    on conflict do nothing`);
}

/** Leaves the leads of a question to the calibrated engine. */
export async function failQuestion(
  db: Queryable,
  { campaignId, number }: { campaignId: string; number: number },
  problem: string,
): Promise<void> {
  await db.execute(sql`
    update model_questions set state = 'fallen', problem = ${problem} where campaign_id = ${campaignId} and number = ${number} and state = 'waiting'`);
}

export type AnsweredQuestion = { anchors: AppealScore[]; leads: { position: number; score: AppealScore }[] };

/** Every answer in the order of the questions, each with its leads in order. */
export async function listAnswers(db: Queryable, campaignId: string): Promise<AnsweredQuestion[]> {
  const { rows } = await db.execute<AnsweredQuestion>(sql`
    select anchors, coalesce((
      select json_agg(json_build_object('position', position, 'score', score) order by position)
      from lead_opinions where campaign_id = model_questions.campaign_id and question = number
    ), '[]') as leads
    from model_questions where campaign_id = ${campaignId} and state = 'answered' order by number`);
  return rows;
}

/** The most common reason why questions failed; null if none failed. */
export async function findFallenProblem(db: Queryable, campaignId: string): Promise<string | null> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select problem from model_questions where campaign_id = ${campaignId} and problem is not null
    group by problem order by count(*) desc, problem limit 1`);
  return rows[0]?.problem ?? null;
}
