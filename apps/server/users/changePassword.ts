import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { deleteAttempts } from './attempts.store.ts';
import { checkAttempt } from './checkAttempt.ts';
import { checkNewPassword } from './checkNewPassword.ts';
import { MAX_PASSWORD_LENGTH } from './findPasswordProblem.ts';
import { hashPassword, isPasswordOf } from './passwordHash.ts';
import { deleteSessionsOf } from './sessions.store.ts';
import { findUser, replacePasswordHash } from './users.store.ts';

const WINDOW_MS = 15 * 60 * 1000;
const ATTEMPTS = 10;

/** Changes the password of someone who knows the old one. Every other session of the account is ended. */
export const changePassword: Handler<typeof endpoints.changePassword> = async (app, { user, body }) => {
  const { currentPassword, newPassword } = body;
  if (currentPassword === '') throw new AppError('missing_field', { message: 'Please enter your current password.' });
  checkNewPassword(newPassword);
  const attempts = `password ${user.userId}`;
  await checkAttempt(app, { key: attempts, limit: ATTEMPTS, windowMs: WINDOW_MS });
  const stored = await findUser(app.db, user.userId);
  if (stored === undefined) throw new AppError('session_expired');
  const isKnown = currentPassword.length <= 2 * MAX_PASSWORD_LENGTH && (await isPasswordOf(stored.passwordHash, currentPassword));
  if (!isKnown) throw new AppError('wrong_password');
  const passwordHash = await hashPassword(newPassword);
  await app.db.transaction(async (tx) => {
    // Another change in the meantime made the given password the old one.
    if (!(await replacePasswordHash(tx, stored, passwordHash))) throw new AppError('wrong_password');
    await deleteSessionsOf(tx, user.userId, { except: user.sessionTokenHash });
    await deleteAttempts(tx, attempts);
  });
  app.log.info({ event: 'password_changed', userId: user.userId }, 'password changed');
  return { message: 'Password changed' };
};
