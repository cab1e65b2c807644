import type { endpoints } from '@coldcast/contract/endpoints';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { hashToken } from '../http/authenticate.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { toNetwork } from '../http/toNetwork.ts';
import { deleteAttempts, forgiveAttempt } from './attempts.store.ts';
import { checkAttempt } from './checkAttempt.ts';
import { MAX_PASSWORD_LENGTH } from './findPasswordProblem.ts';
import { isEmail } from '@coldcast/rules/isEmail';
import { toStoredEmail } from './toStoredEmail.ts';
import { isPasswordOf } from './passwordHash.ts';
import { createSessionToken } from './sessionToken.ts';
import { insertSession } from './sessions.store.ts';
import { findUserByEmail, type UserRow } from './users.store.ts';

const WINDOW_MS = 15 * 60 * 1000;
const PER_ACCOUNT_AND_ADDRESS = 10;
const PER_ADDRESS = 50;
/** Argon2 of unknown random bytes: an unknown email takes the same time as a known one. */
const NOBODY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$81UBmZetxXKPeAsbV/kWtw$n7QqdWaocJfwK1IySJpETerQ4to++qU/MxfNGsf236o';

export const login: Handler<typeof endpoints.login> = async (app, request) => {
  const email = toStoredEmail(request.body.email);
  const { password } = request.body;
  if (email === '' || password === '') throw new AppError('missing_field', { message: 'Please enter your email and password.' });
  const user = await (isDemoEmail(app, email)
    ? findUserByPassword(app, email, password)
    : findUserWithinLimits(app, { email, password, address: toNetwork(request.ip) }));
  if (user === undefined) {
    app.log.warn({ event: 'login_refused', requestId: request.id }, 'wrong email or password');
    throw new AppError('invalid_credentials');
  }
  const token = createSessionToken();
  const session = { tokenHash: hashToken(token), userId: user.id, passwordHash: user.passwordHash, now: app.clock.now() };
  if (!(await insertSession(app.db, session))) throw new AppError('invalid_credentials');
  return { token };
};

/** Its password is public: there is nothing to guess, and counting would let strangers lock the account. */
const isDemoEmail = (app: App, email: string): boolean => email === toStoredEmail(app.config.DEMO_EMAIL);

type Attempt = { email: string; password: string; address: string };

async function findUserWithinLimits(app: App, { email, password, address }: Attempt): Promise<UserRow | undefined> {
  const addressKey = `login ${address}`;
  const accountKey = `login ${address} ${isEmail(email) ? email : 'invalid'}`;
  await checkAttempt(app, { key: accountKey, limit: PER_ACCOUNT_AND_ADDRESS, windowMs: WINDOW_MS });
  await checkAttempt(app, { key: addressKey, limit: PER_ADDRESS, windowMs: WINDOW_MS });
  try {
    const user = await findUserByPassword(app, email, password);
    if (user === undefined) return undefined;
    await deleteAttempts(app.db, accountKey);
    await forgiveAttempt(app.db, addressKey);
    return user;
  } catch (error) {
    // If the server was too busy to check the password, the attempt does not count as wrong.
    await forgiveAttempt(app.db, accountKey);
    await forgiveAttempt(app.db, addressKey);
    throw error;
  }
}

async function findUserByPassword(app: App, email: string, password: string): Promise<UserRow | undefined> {
  // No password is that long, and hashing it would only cost time.
  if (password.length > 2 * MAX_PASSWORD_LENGTH) return undefined;
  const user = isEmail(email) ? await findUserByEmail(app.db, email) : undefined;
  const matches = await isPasswordOf(user?.passwordHash ?? NOBODY_HASH, password);
  return matches ? user : undefined;
}
