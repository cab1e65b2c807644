import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { toStoredEmail } from './toStoredEmail.ts';
import { hashPassword } from './passwordHash.ts';
import { deleteSessionsOf } from './sessions.store.ts';
import { findUserByEmail, updatePasswordHash } from './users.store.ts';

export type PasswordReset = { ok: true; password: string } | { ok: false; problem: 'unknown' | 'demo' };

/** Sets a random password for a user and ends every session. The demo account's password comes from the configuration. */
export async function resetPassword(db: Database, email: string): Promise<PasswordReset> {
  const user = await findUserByEmail(db, toStoredEmail(email));
  if (user === undefined) return { ok: false, problem: 'unknown' };
  if (user.isDemo) return { ok: false, problem: 'demo' };
  const password = randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await updatePasswordHash(tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id);
  });
  return { ok: true, password };
}
