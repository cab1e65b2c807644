import type pg from 'pg';

export type Table = { name: string; columns: string[] };

type Reference = { from: string; to: string };

/** The product's own tables with their columns, referenced tables first. The queue's tables are excluded. */
export const listTables = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`);
  const { rows: references } = await client.query<Reference>(`
    select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  return inOrder(rows, references);
};

const inOrder = (tables: readonly Table[], references: readonly Reference[]): Table[] => {
  const ordered: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const isFree = ({ name }: Table): boolean =>
      references.every(({ from, to }) => from !== name || ordered.some((table) => table.name === to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a cycle: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
};

/** How many migrations the database has applied: a backup fits only the schema it was made from. */
export const countMigrations = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations');
  return rows[0]?.count ?? 0;
};
