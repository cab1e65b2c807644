import { resetPassword } from '../apps/server/users/resetPassword.ts';
import { readArguments } from './operations/readArguments.ts';
import { withDatabase } from './operations/withDatabase.ts';

/** `npm run reset-password -- EMAIL`: prints a new password, which works immediately; every session of the user ends. */
const { positionals } = readArguments({ usage: 'Usage: npm run reset-password -- EMAIL', options: {}, positionals: 1 });
const [email = ''] = positionals;

await withDatabase(async (db) => {
  const reset = await resetPassword(db, email);
  if (reset.ok) {
    console.log(`New password of ${email}: ${reset.password}`);
    console.log('Every session has ended. Ask the user to change the password on the Account page.');
    return;
  }
  console.error(
    reset.problem === 'unknown' ? `No account is known as ${email}.` : 'The demo account takes its password from DEMO_PASSWORD.',
  );
  process.exitCode = 1;
});
