import { checkInvariants } from '../apps/server/operations/checkInvariants.ts';
import { INVARIANTS } from '../apps/server/operations/invariantQueries.ts';
import { readArguments } from './operations/readArguments.ts';
import { withDatabase } from './operations/withDatabase.ts';

readArguments({ usage: 'Usage: npm run check-invariants', options: {} });

/** `npm run check-invariants`: exits with 1 if an invariant is violated. */
await withDatabase(async (db) => {
  const breaches = await checkInvariants(db);
  for (const { invariant, subject, detail } of breaches) console.error(`broken: ${invariant}\n  ${subject}: ${detail}`);
  if (breaches.length > 0) process.exitCode = 1;
  else console.log(`All ${INVARIANTS.length} invariants of the data hold, and no job is held past its lease.`);
});
