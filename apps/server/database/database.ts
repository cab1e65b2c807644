import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema.ts';

type Schema = typeof schema;

/** Queries outside a transaction. */
export type Database = NodePgDatabase<Schema>;

/** What `db.transaction(async (tx) => ...)` passes in. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For store functions that work inside and outside a transaction. */
export type Queryable = Database | Transaction;
