import { loadConfig } from '../../apps/server/config.ts';
import type { Database } from '../../apps/server/database/database.ts';
import { openDatabase, type OpenDatabase } from '../../apps/server/database/openDatabase.ts';
import { createLogger } from '../../apps/server/operations/createLogger.ts';

/** Runs one piece of operator's work on the product's database; joins the built-in one where it runs already. */
export const withDatabase = (work: (db: Database) => Promise<void>): Promise<void> => withOpenDatabase(({ db }) => work(db));

/** The same for work that opens connections of its own. */
export async function withOpenDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase(loadConfig(), createLogger('warn'));
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Ends the process with a message instead of a stack: the operator made a slip. */
export function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}
