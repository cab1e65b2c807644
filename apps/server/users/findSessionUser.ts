import type { App } from '../app.ts';
import type { SessionUser } from '../http/callRequest.ts';
import type { FindSessionUser } from '../http/seams.ts';
import { findKeyOwner, updateKeyLastUsed } from './apiKeys.store.ts';
import { findLiveSession, updateLastUsed } from './sessions.store.ts';

/** The use of a session or key is recorded at most this often, so that reads rarely cause a write. */
const MARK_EVERY_MS = 60_000;

export const findSessionUser: FindSessionUser = async (app: App, tokenHash) => {
  const now = app.clock.now();
  const session = await findLiveSession(app.db, tokenHash, now);
  if (session === undefined) return findKeyUser(app, tokenHash, now);
  if (now.getTime() - session.lastUsedAt.getTime() >= MARK_EVERY_MS) await updateLastUsed(app.db, tokenHash, now);
  const { userId, organisationId, email, isDemo } = session;
  return { userId, organisationId, email, isDemo, sessionTokenHash: tokenHash, keyScopes: null, keyName: null };
};

async function findKeyUser(app: App, keyHash: Buffer, now: Date): Promise<SessionUser | undefined> {
  const owner = await findKeyOwner(app.db, keyHash);
  if (owner === undefined) return undefined;
  const { lastUsedAt, scopes, name, ...user } = owner;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MARK_EVERY_MS) await updateKeyLastUsed(app.db, keyHash, now);
  return { ...user, sessionTokenHash: null, keyScopes: scopes, keyName: name };
}
