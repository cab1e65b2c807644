import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { boundJobs } from '../apps/server/boundJobs.ts';
import { resumeCampaigns } from '../apps/server/campaigns/resumeCampaigns.ts';
import { systemClock } from '../apps/server/clock.ts';
import { loadConfig } from '../apps/server/config.ts';
import { openQueue } from '../apps/server/jobs/openQueue.ts';
import { readBackup } from '../apps/server/operations/backup/readBackup.ts';
import { checkInvariants } from '../apps/server/operations/checkInvariants.ts';
import { createLogger } from '../apps/server/operations/createLogger.ts';
import { resumeDeliveries } from '../apps/server/webhooks/resumeDeliveries.ts';
import { readArguments } from './operations/readArguments.ts';
import { exitWithMessage } from './operations/exitWithMessage.ts';
import { withOpenDatabase } from './operations/withDatabase.ts';

/** `npm run restore -- FILE`: fills an empty database from a backup, checks it, and enqueues unfinished work. Stop the product first. */
const { positionals } = readArguments({ usage: 'Usage: npm run restore -- FILE', options: {}, positionals: 1 });
const [file = ''] = positionals;
if (!existsSync(file)) exitWithMessage(`${file} does not exist.`);

await withOpenDatabase(async (database) => {
  const { db, pool, ask, target } = database;
  const { tables, rows } = await readBackup(target, resolve(file));
  console.log(`${rows} rows of ${tables} tables were restored.`);
  const ground = { config: loadConfig(), db, pool, askDatabase: ask, clock: systemClock, log: createLogger('warn') };
  const queue = await openQueue(ground, { jobs: boundJobs.map(({ job }) => job), isWorker: false, database });
  const resumed = await resumeCampaigns({ db, jobs: queue.jobs });
  const waiting = await resumeDeliveries({ db, jobs: queue.jobs });
  await queue.close();
  const breaches = await checkInvariants(db);
  for (const { invariant, subject } of breaches) console.error(`broken: ${invariant}\n  ${subject}`);
  console.log(
    `${resumed} campaigns and ${waiting} webhook deliveries continue at the next start; ${breaches.length === 0 ? 'all invariants hold' : 'SOME INVARIANTS ARE BROKEN'}.`,
  );
  if (breaches.length > 0) process.exitCode = 1;
});
