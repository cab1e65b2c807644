import type { ProductConfig } from '@coldcast/contract/product';
import { randomBytes, randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import { toStoredEmail } from './toStoredEmail.ts';
import { hashPassword, isPasswordOf } from './passwordHash.ts';
import { findSetting, insertSetting } from './settings.store.ts';
import { findUserByEmail, insertDemoUser, updatePasswordHash, type UserRow } from './users.store.ts';

const PASSWORD_SETTING = 'demo_password';

/** The demo account's credentials, which `GET /config` gives to everyone; null without a demo. */
export async function findDemoCredentials(app: App): Promise<ProductConfig['demo']> {
  if (!app.config.DEMO) return null;
  const email = toStoredEmail(app.config.DEMO_EMAIL);
  const user = await findUserByEmail(app.db, email);
  if (user === undefined || !user.isDemo) return null;
  const password = app.config.DEMO_PASSWORD ?? (await findSetting(app.db, PASSWORD_SETTING));
  return password === undefined ? null : { email, password };
}

/** Creates the demo account or updates its password from the configuration. Safe to call from any number of processes. */
export async function ensureDemoUser(app: App): Promise<UserRow> {
  const email = toStoredEmail(app.config.DEMO_EMAIL);
  const password = app.config.DEMO_PASSWORD ?? (await ensureRandomPassword(app));
  const known = await findUserByEmail(app.db, email);
  if (known !== undefined) return alignPassword(app, known, password);
  await insertDemoUser(app.db, {
    id: randomUUID(),
    organisationId: randomUUID(),
    email,
    humanReadableName: 'Demo account',
    passwordHash: await hashPassword(password),
    isDemo: true,
    createdAt: app.clock.now(),
  });
  const user = await findUserByEmail(app.db, email);
  if (user === undefined) throw new Error('the demo account was not stored');
  return user;
}

async function alignPassword(app: App, user: UserRow, password: string): Promise<UserRow> {
  if (!user.isDemo) throw new Error('DEMO_EMAIL belongs to an account that is not the demo account');
  if (await isPasswordOf(user.passwordHash, password)) return user;
  const passwordHash = await hashPassword(password);
  await updatePasswordHash(app.db, user.id, passwordHash);
  return { ...user, passwordHash };
}

/** Random per installation, and the same for all its processes. */
async function ensureRandomPassword(app: App): Promise<string> {
  await insertSetting(app.db, PASSWORD_SETTING, randomBytes(18).toString('base64url'));
  const password = await findSetting(app.db, PASSWORD_SETTING);
  if (password === undefined) throw new Error('the demo password was not stored');
  return password;
}
