import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';

export type AnswerKey = { organisationId: string; questionHash: Buffer };
export type KeptAnswer = { answer: string; isCut: boolean };

/** The stored answer to exactly this question. */
export async function findAnswer(db: Queryable, { organisationId, questionHash }: AnswerKey): Promise<KeptAnswer | undefined> {
  const { rows } = await db.execute<KeptAnswer>(sql`
    select answer, is_cut as "isCut" from model_answers where organisation_id = ${organisationId} and question_hash = ${questionHash}`);
  return rows[0];
}

/** Stores an answer unless one exists. Does nothing if the organization was deleted. */
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

/** Answers describe leads: they are deleted when leads are. */
export async function deleteAnswersBefore(db: Database, before: Date): Promise<void> {
  await db.execute(sql`delete from model_answers where created_at < ${before}`);
}
