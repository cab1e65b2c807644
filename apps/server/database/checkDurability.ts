import type pg from 'pg';

const NEEDED = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Refuses a database server that may lose committed data. */
export const checkDurability = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>("select name from pg_settings where name = any($1) and setting = 'off'", [NEEDED]);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new Error(
    `This PostgreSQL may lose confirmed data: ${names} is off. Turn it on, or set ALLOW_UNSAFE_DATABASE=true if the data does not matter.`,
  );
};
