import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

/** What was learned from a history, if it is the last one learned from. */
export async function findLearned(
  db: Queryable,
  { organisationId, version }: { organisationId: string; version: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ learnt: string }>(
    sql`select learnt from learnt_histories where organisation_id = ${organisationId} and version = ${version}`,
  );
  return rows[0]?.learnt;
}

/** Stores what was learned from the newest history; does nothing if the organization was deleted. */
export async function saveLearned(
  db: Queryable,
  { organisationId, version, learnedJson }: { organisationId: string; version: string; learnedJson: string },
): Promise<void> {
  await db.execute(sql`
    insert into learnt_histories (organisation_id, version, learnt)
    select id, ${version}, ${learnedJson} from organisations where id = ${organisationId}
    on conflict (organisation_id) do update set version = excluded.version, learnt = excluded.learnt`);
}
