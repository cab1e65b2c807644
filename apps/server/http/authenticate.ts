import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { API_KEY_PATTERN } from '@coldcast/contract/apiKeys';
import { ASSISTANT_HEADER } from '@coldcast/contract/callInput';
import { KEY_SCOPES, type Endpoint, type KeyScope } from '@coldcast/contract/endpoint';
import { oldKeyMessage, scopeMissingMessage } from '@coldcast/contract/errors';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from './callRequest.ts';
import type { FindSessionUser } from './seams.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** What `x-api-key` or `Authorization: Bearer` carries. */
export const readToken = (headers: IncomingHttpHeaders): string | undefined => {
  const key = headers['x-api-key'];
  if (typeof key === 'string' && key.trim() !== '') return key.trim();
  return BEARER.exec(headers.authorization?.trim() ?? '')?.[1];
};

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const READ_ALONE: readonly KeyScope[] = ['read'];

/**
 * Refuses a key without the scope of this call. A key created before scopes existed can do everything, but only read through an assistant.
 */
function checkScope({ scope }: Endpoint, { sessionTokenHash, keyScopes }: SessionUser, isAssistant: boolean): void {
  if (scope === null || sessionTokenHash !== null) return;
  const scopes = keyScopes ?? (isAssistant ? READ_ALONE : KEY_SCOPES);
  if (scopes.includes(scope)) return;
  const message = keyScopes === null ? oldKeyMessage(scope) : scopeMissingMessage(scope);
  throw new AppError('scope_missing', { message, details: { requiredScope: scope, scopes } });
}

/** The caller; throws if the caller is unknown or may not make this call. */
export const authenticate = async (
  app: App,
  { endpoint, headers, findSessionUser }: { endpoint: Endpoint; headers: IncomingHttpHeaders; findSessionUser: FindSessionUser },
): Promise<SessionUser | undefined> => {
  if (endpoint.access === 'public') return undefined;
  const token = readToken(headers);
  if (token === undefined) throw new AppError('not_authenticated');
  const user = await findSessionUser(app, hashToken(token));
  if (user === undefined) throw new AppError(API_KEY_PATTERN.test(token) ? 'api_key_unknown' : 'session_expired');
  if (endpoint.access === 'person' && user.sessionTokenHash === null) throw new AppError('api_key_refused');
  checkScope(endpoint, user, headers[ASSISTANT_HEADER] !== undefined);
  if (user.isDemo && endpoint.blockedForDemo) throw new AppError('demo_account');
  return user;
};
