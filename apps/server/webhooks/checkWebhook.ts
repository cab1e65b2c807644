import { MAX_ADDRESS_LENGTH, WEBHOOK_EVENTS, type WebhookEvent } from '@coldcast/contract/webhooks';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { findAddresses } from '../http/outgoing/findAddresses.ts';
import { parseOutgoingUrl } from '../http/outgoing/parseOutgoingUrl.ts';

const PROBLEMS = {
  no_address: 'Please enter an address that begins with https:// or http://.',
  not_http: 'Please enter an address that begins with https:// or http://.',
  credentials: 'The address must not contain a user name or a password.',
  internal: 'This address leads to a private network. Webhooks are sent to public addresses only.',
  unknown_host: 'The host name of this address cannot be found.',
} as const;

const refuse = (problem: keyof typeof PROBLEMS): never => {
  throw new AppError('address_refused', { message: PROBLEMS[problem] });
};

/** Checked here so that people learn of a problem immediately, and again at every attempt, because DNS can change. */
export async function checkAddress({ config }: App, text: string): Promise<string> {
  if (text.trim() === '') throw new AppError('missing_field', { message: 'Please enter an address.' });
  if (text.length > MAX_ADDRESS_LENGTH) {
    throw new AppError('address_refused', { message: `An address can have at most ${MAX_ADDRESS_LENGTH} characters.` });
  }
  const parsed = parseOutgoingUrl(text);
  if (!parsed.ok) return refuse(parsed.problem);
  const found = await findAddresses(parsed.url, { allowsInternal: config.ALLOW_INTERNAL_ADDRESSES });
  return found.ok ? parsed.url.href : refuse(found.problem);
}

/** Each event once, in the order of the list. */
export function checkEvents(chosen: readonly WebhookEvent[]): WebhookEvent[] {
  if (chosen.length === 0) throw new AppError('missing_field', { message: 'Please choose at least one event.' });
  return WEBHOOK_EVENTS.filter((event) => chosen.includes(event));
}
