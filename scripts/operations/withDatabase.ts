import { loadConfig } from '../../apps/server/config.ts';
import type { Database } from '../../apps/server/database/database.ts';
import { openDatabase, type OpenDatabase } from '../../apps/server/database/openDatabase.ts';
import { createLogger } from '../../apps/server/operations/createLogger.ts';
import { toWords } from '../../apps/server/operations/toWords.ts';
import { exitWithMessage } from './exitWithMessage.ts';

/** Runs an operator's task on the product's database; joins the built-in one if it is running. */
export const withDatabase = (work: (db: Database) => Promise<void>): Promise<void> => withOpenDatabase(({ db }) => work(db));

/** The same for a task that opens its own connections. A failure ends the process with its message. */
export async function withOpenDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  try {
    const database = await openDatabase(loadConfig(), createLogger('warn'));
    try {
      await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    exitWithMessage(toWords(error));
  }
}
