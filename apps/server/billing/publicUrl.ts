import type { IncomingHttpHeaders } from 'node:http';
import type { App } from '../app.ts';

/** The address browsers use for this installation, without a trailing slash: from the settings, otherwise from the request. */
export function publicUrl(app: App, headers: IncomingHttpHeaders): string {
  if (app.config.PUBLIC_URL !== undefined) return app.config.PUBLIC_URL.replace(/\/+$/, '');
  const forwarded = app.config.TRUST_PROXY > 0 ? headers['x-forwarded-proto'] : undefined;
  return `${forwarded === 'https' ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
}
