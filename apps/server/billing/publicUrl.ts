import type { IncomingHttpHeaders } from 'node:http';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';

/** Characters that end the host of an address, or that an address loses. */
const OUTSIDE_HOST = /[/?#@\\\s]/u;

/** The address browsers use for this installation, without a trailing slash: from the settings, otherwise from the request. */
export function publicUrl(app: App, headers: IncomingHttpHeaders): string {
  if (app.config.PUBLIC_URL !== undefined) return app.config.PUBLIC_URL.replace(/\/+$/, '');
  const forwarded = app.config.TRUST_PROXY > 0 ? headers['x-forwarded-proto'] : undefined;
  const host = headers.host ?? 'localhost';
  const url = OUTSIDE_HOST.test(host) ? null : URL.parse(`${forwarded === 'https' ? 'https' : 'http'}://${host}`);
  if (url === null) throw new AppError('invalid_input', { message: 'The Host header must be a host name, with or without a port.' });
  return url.origin;
}
