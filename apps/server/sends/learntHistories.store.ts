import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

/** What a history taught, if it is the one that was learned last. */
export async function findLearnt(
  db: Queryable,
  { organisationId, version }: { organisationId: string; version: string },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ learnt: string }>(
    sql`select learnt from learnt_histories where organisation_id = ${organisationId} and version = ${version}`,
  );
  return rows[0]?.learnt;
}

/** Keeps what the newest history taught; nothing if the organization is gone by now. */
export async function keepLearnt(
  db: Queryable,
  { organisationId, version, learntJson }: { organisationId: string; version: string; learntJson: string },
): Promise<void> {
  await db.execute(sql`
    insert into learnt_histories (organisation_id, version, learnt)
    select id, ${version}, ${learntJson} from organisations where id = ${organisationId}
    on conflict (organisation_id) do update set version = excluded.version, learnt = excluded.learnt`);
}
