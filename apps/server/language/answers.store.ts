import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';

export type AnswerKey = { organisationId: string; questionHash: Buffer };
export type KeptAnswer = { answer: string; isCut: boolean };

/** An answer that was given before to the very same question. */
export async function findAnswer(db: Queryable, { organisationId, questionHash }: AnswerKey): Promise<KeptAnswer | undefined> {
  const { rows } = await db.execute<KeptAnswer>(sql`
    select answer, is_cut as "isCut" from model_answers where organisation_id = ${organisationId} and question_hash = ${questionHash}`);
  return rows[0];
}

/** Keeps an answer; one that is there stays. Does nothing if the organization is gone. */
export async function insertAnswer(
  db: Queryable,
  { organisationId, questionHash }: AnswerKey,
  kept: KeptAnswer & { now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into model_answers (organisation_id, question_hash, answer, is_cut, created_at)
    select id, ${questionHash}, ${kept.answer}, ${kept.isCut}, ${kept.now}::timestamptz from organisations where id = ${organisationId}
    on conflict do nothing`);
}

/** Answers speak of leads: they are forgotten when those are. */
export async function deleteAnswersBefore(db: Database, before: Date): Promise<void> {
  await db.execute(sql`delete from model_answers where created_at < ${before}`);
}
