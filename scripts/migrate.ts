import { boundJobs } from '../apps/server/boundJobs.ts';
import { systemClock } from '../apps/server/clock.ts';
import { loadConfig } from '../apps/server/config.ts';
import { openDatabase } from '../apps/server/database/openDatabase.ts';
import { openQueue } from '../apps/server/jobs/openQueue.ts';
import { createLogger } from '../apps/server/operations/createLogger.ts';
import { toWords } from '../apps/server/operations/toWords.ts';
import { readArguments } from './operations/readArguments.ts';
import { exitWithMessage } from './operations/exitWithMessage.ts';

/** `npm run migrate`: updates tables and queues to this version and exits. Every start does the same before it serves. */
readArguments({ usage: 'Usage: npm run migrate', options: {} });
process.once('uncaughtException', (error) => exitWithMessage(toWords(error)));
const config = loadConfig();
const log = createLogger(config.LOG_LEVEL);
const database = await openDatabase(config, log);
try {
  const ground = { config, db: database.db, pool: database.pool, askDatabase: database.ask, clock: systemClock, log };
  const queue = await openQueue(ground, { jobs: boundJobs.map(({ job }) => job), isWorker: false, database });
  await queue.close();
  console.log('The database is up to date.');
} finally {
  await database.close();
}
