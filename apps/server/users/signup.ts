import type { endpoints } from '@coldcast/contract/endpoints';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { toNetwork } from '../http/toNetwork.ts';
import { forgiveAttempt } from './attempts.store.ts';
import { checkAttempt } from './checkAttempt.ts';
import { checkNewPassword } from './checkNewPassword.ts';
import { isEmail } from '@coldcast/rules/isEmail';
import { toStoredEmail } from './toStoredEmail.ts';
import { hashPassword } from './passwordHash.ts';
import { provisionSubscriptionJob } from './provisionSubscription.job.ts';
import { insertUserWithOrganisation, isSubscribed, type UserRow } from './users.store.ts';
import { toUser } from './toUser.ts';

const MAX_NAME_LENGTH = 200;
const HOUR_MS = 60 * 60 * 1000;
const PROVISIONING_POLL_MS = 25;

type Signup = { email: string; password: string; humanReadableName: string };

export const signup: Handler<typeof endpoints.signup> = async (app, request) => {
  const wanted = parseSignup(request.body);
  const attempt = `signup ${toNetwork(request.ip)}`;
  await checkAttempt(app, { key: attempt, limit: app.config.SIGNUPS_PER_HOUR, windowMs: HOUR_MS });
  const user: UserRow = {
    id: randomUUID(),
    organisationId: randomUUID(),
    email: wanted.email,
    humanReadableName: wanted.humanReadableName,
    passwordHash: await hashOrForgive(app, { password: wanted.password, attempt }),
    isDemo: false,
    createdAt: app.clock.now(),
  };
  await app.db.transaction(async (tx) => {
    if (!(await insertUserWithOrganisation(tx, user))) throw new AppError('email_taken');
    await app.jobs.enqueue(tx, provisionSubscriptionJob, [{ organisationId: user.organisationId }]);
  });
  await waitForSubscription(app, user.organisationId);
  return { ...toUser(user), message: 'Account created' };
};

/** If the server was too busy to take a sign-up, the attempt does not count. */
async function hashOrForgive(app: App, { password, attempt }: { password: string; attempt: string }): Promise<string> {
  try {
    return await hashPassword(password);
  } catch (error) {
    await forgiveAttempt(app.db, attempt);
    throw error;
  }
}

function parseSignup(body: Signup): Signup {
  const email = toStoredEmail(body.email);
  const humanReadableName = body.humanReadableName.trim();
  if (humanReadableName === '') throw new AppError('missing_field', { message: 'Please enter your name.' });
  if (email === '') throw new AppError('missing_field', { message: 'Please enter your email.' });
  if (body.password === '') throw new AppError('missing_field', { message: 'Please enter a password.' });
  if (!isEmail(email)) throw new AppError('invalid_input', { message: 'Please enter a valid email.' });
  checkName(humanReadableName);
  checkNewPassword(body.password);
  return { email, humanReadableName, password: body.password };
}

function checkName(name: string): void {
  if ([...name].length > MAX_NAME_LENGTH) {
    throw new AppError('invalid_input', { message: `The name can have at most ${MAX_NAME_LENGTH} characters.` });
  }
}

/** Waits for the first credits. If the worker is slower, the page says that credits will come. */
async function waitForSubscription(app: App, organisationId: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < app.config.PROVISIONING_WAIT_MS; waitedMs += PROVISIONING_POLL_MS) {
    if (await isSubscribed(app.db, organisationId)) return;
    await sleep(PROVISIONING_POLL_MS);
  }
}
