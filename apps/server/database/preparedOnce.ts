import type { Database } from './database.ts';

/** For the most frequent statements: built once per process and, being named, planned once per connection. */
export function preparedOnce<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const known = queries.get(db);
    if (known !== undefined) return known;
    const query = prepare(db);
    queries.set(db, query);
    return query;
  };
}
