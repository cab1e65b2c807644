import { loadConfig } from '../../apps/server/config.ts';
import type { Database } from '../../apps/server/database/database.ts';
import { openDatabase, type OpenDatabase } from '../../apps/server/database/openDatabase.ts';
import { createLogger } from '../../apps/server/operations/createLogger.ts';
import { toWords } from '../../apps/server/operations/toWords.ts';
import { stopWith } from './stopWith.ts';

/** Runs one piece of operator's work on the product's database; joins the built-in one where it runs already. */
export const withDatabase = (work: (db: Database) => Promise<void>): Promise<void> => withOpenDatabase(({ db }) => work(db));

/** The same for work that opens connections of its own. What fails ends the process with its words. */
export async function withOpenDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  try {
    const database = await openDatabase(loadConfig(), createLogger('warn'));
    try {
      await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    stopWith(toWords(error));
  }
}
