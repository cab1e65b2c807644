import type { App } from '../app.ts';
import type { FindSessionUser } from '../http/seams.ts';
import { findLiveSession, updateLastUsed } from './sessions.store.ts';

/** A session in use is marked at most this often, so that reading costs no writing. */
const MARK_EVERY_MS = 60_000;

export const findSessionUser: FindSessionUser = async (app: App, tokenHash) => {
  const now = app.clock.now();
  const session = await findLiveSession(app.db, tokenHash, now);
  if (session === undefined) return undefined;
  if (now.getTime() - session.lastUsedAt.getTime() >= MARK_EVERY_MS) await updateLastUsed(app.db, tokenHash, now);
  const { userId, organisationId, email, isDemo } = session;
  return { userId, organisationId, email, isDemo, sessionTokenHash: tokenHash };
};
