import { countOf } from '../packages/rules/countOf.ts';
import { findOrganisationId, listLedger } from '../apps/server/operations/ledger.ts';
import { readArguments } from './operations/readArguments.ts';
import { withDatabase } from './operations/withDatabase.ts';

/** `npm run ledger -- EMAIL`: every row of an organization's ledger, oldest first, with the running balance. */
const { positionals } = readArguments({ usage: 'Usage: npm run ledger -- EMAIL | ORGANIZATION ID | USER ID', options: {}, positionals: 1 });
const [who = ''] = positionals;

await withDatabase(async (db) => {
  const organisationId = await findOrganisationId(db, who);
  if (organisationId === undefined) {
    console.error(`No account is known as ${who}.`);
    process.exitCode = 1;
    return;
  }
  const rows = await listLedger(db, organisationId);
  console.log(`Organization ${organisationId}: ${countOf(rows.length, 'row')}`);
  for (const { createdAt, creditKind, entryKind, amount, balance, reason } of rows) {
    const columns = [
      createdAt,
      creditKind.padEnd(8),
      entryKind.padEnd(16),
      String(amount).padStart(8),
      String(balance).padStart(9),
      reason,
    ];
    console.log(columns.join('  '));
  }
});
