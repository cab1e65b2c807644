import { CommandError } from '../CommandError.ts';
import { EXIT } from '../exitCodes.ts';
import { findCredentials } from './credentials.ts';
import { parseAddress } from './parseAddress.ts';

/** The server's address and the token; without a token only public calls work. */
export type Session = { url: string; token: string | null };

const LOCAL_URL = 'http://localhost:3000';

type Asked = { url?: string | undefined };

/** The address: `--url`, then COLDCAST_URL, then that of the last login. */
export const findUrl = ({ url }: Asked): string =>
  parseAddress(url ?? (process.env['COLDCAST_URL'] || undefined) ?? findCredentials()?.url ?? LOCAL_URL);

/** The session commands use. A stored token is sent only to the address that issued it. */
export function findSession(asked: Asked): Session {
  const url = findUrl(asked);
  const stored = findCredentials();
  const token = process.env['COLDCAST_API_KEY']?.trim() || (stored?.url === url ? stored.token : null);
  return { url, token };
}

export function getSession(asked: Asked): Session {
  const session = findSession(asked);
  if (session.token !== null) return session;
  throw new CommandError(`Not signed in to ${session.url}.`, {
    exitCode: EXIT.notSignedIn,
    code: 'not_signed_in',
    hint: `Sign in with: coldcast login ${session.url}   or set COLDCAST_API_KEY.`,
  });
}
