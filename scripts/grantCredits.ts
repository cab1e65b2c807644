import { countOf } from '../packages/rules/countOf.ts';
import { grantCredits } from '../apps/server/billing/grantCredits.ts';
import { systemClock } from '../apps/server/clock.ts';
import { findOrganisationId } from '../apps/server/operations/ledger.ts';
import { readArguments } from './operations/readArguments.ts';
import { exitWithMessage } from './operations/exitWithMessage.ts';
import { withDatabase } from './operations/withDatabase.ts';

/** `npm run grant-credits -- EMAIL AMOUNT --reason TEXT [--priority]` */
const USAGE = 'Usage: npm run grant-credits -- EMAIL AMOUNT --reason TEXT [--priority]';

const { values, positionals } = readArguments({
  usage: USAGE,
  positionals: 2,
  options: { reason: { type: 'string', default: '' }, priority: { type: 'boolean', default: false } },
});
const [who = '', amountText = ''] = positionals;
const reason = values.reason.trim();
if (reason === '' || !/^[1-9]\d{0,8}$/.test(amountText)) exitWithMessage(USAGE);

await withDatabase(async (db) => {
  const organisationId = await findOrganisationId(db, who);
  if (organisationId === undefined) {
    console.error(`No account is known as ${who}.`);
    process.exitCode = 1;
    return;
  }
  const creditKind = values.priority ? 'PRIORITY' : 'MOCK';
  await grantCredits({ db, clock: systemClock }, { organisationId, creditKind, amount: Number(amountText), reason });
  console.log(
    `Granted ${countOf(Number(amountText), values.priority ? 'priority credit' : 'mock credit')} to organization ${organisationId}.`,
  );
});
