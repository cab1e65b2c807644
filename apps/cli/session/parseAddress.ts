import { CommandError } from '../CommandError.ts';
import { EXIT } from '../exitCodes.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** The address of an installation without a trailing slash; `example.com` means `https://example.com`. */
export function parseAddress(text: string): string {
  const trimmed = text.trim();
  const whole = /^https?:\/\//i.test(trimmed) ? trimmed : `${/^(localhost|127\.|\[::1\])/.test(trimmed) ? 'http' : 'https'}://${trimmed}`;
  const url = URL.parse(whole);
  if (trimmed !== '' && url !== null && url.username === '' && url.password === '')
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  throw new CommandError(`This is not the address of a server: ${text}`, {
    exitCode: EXIT.usage,
    code: 'bad_address',
    hint: 'Write it as https://mocks.example.com',
  });
}

/** Whether a password sent there could be intercepted. */
export function isOpenToOthers(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !LOOPBACK.test(hostname);
}
