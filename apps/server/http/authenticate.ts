import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { API_KEY_PATTERN } from '@coldcast/contract/apiKeys';
import type { Endpoint } from '@coldcast/contract/endpoint';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from './callRequest.ts';
import type { FindSessionUser } from './seams.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** What `x-api-key` or `Authorization: Bearer` carries. */
const readToken = (headers: IncomingHttpHeaders): string | undefined => {
  const key = headers['x-api-key'];
  if (typeof key === 'string' && key.trim() !== '') return key.trim();
  return BEARER.exec(headers.authorization?.trim() ?? '')?.[1];
};

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Who calls; throws where nobody known does, or somebody the call is not open to. */
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
  if (user.isDemo && endpoint.blockedForDemo) throw new AppError('demo_account');
  return user;
};
