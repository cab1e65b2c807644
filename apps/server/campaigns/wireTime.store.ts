import { sql, type SQL } from 'drizzle-orm';

/** SQL text of a moment as the wire writes it: ISO 8601 in UTC. */
export const wireTime = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
