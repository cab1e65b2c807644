import { sql, type SQL } from 'drizzle-orm';

/** SQL for a moment in the API's format: ISO 8601 in UTC. */
export const wireTime = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
