import { createHash, randomBytes } from 'node:crypto';
import type { App } from '../app.ts';
import { findPortalOrganisation, insertPortalToken } from './portalTokens.store.ts';

/** How long a portal address works. */
const PORTAL_TOKEN_MS = 10 * 60 * 1000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const expiredBefore = (app: App): Date => new Date(app.clock.now().getTime() - PORTAL_TOKEN_MS);

/** A new token of 256 random bits; only its hash is stored. */
export async function createPortalToken(app: App, organisationId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertPortalToken(app.db, { tokenHash: hashOf(token), organisationId, createdAt: app.clock.now() }, expiredBefore(app));
  return token;
}

/** The organization a portal address belongs to; undefined after ten minutes. */
export const findOrganisationOfToken = (app: App, token: string): Promise<string | undefined> =>
  findPortalOrganisation(app.db, hashOf(token), expiredBefore(app));
