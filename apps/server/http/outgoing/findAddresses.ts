import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Every address of a host name; throws if it has none. */
type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

const resolveHost: ResolveHost = (hostname) => lookup(hostname, { all: true, verbatim: true });

/** Whether internal addresses may be called, and how host names are resolved. */
export type AddressGate = { allowsInternal: boolean; resolve?: ResolveHost };

export type FoundAddresses = { ok: true; addresses: LookupAddress[] } | { ok: false; problem: 'internal' | 'unknown_host' };

/** Resolves a URL's host once. Connections must use exactly these addresses, because a second resolution may give others. */
export const findAddresses = async ({ hostname }: URL, { allowsInternal, resolve = resolveHost }: AddressGate): Promise<FoundAddresses> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  let addresses: LookupAddress[];
  try {
    addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  } catch {
    return { ok: false, problem: 'unknown_host' };
  }
  if (addresses.length === 0) return { ok: false, problem: 'unknown_host' };
  if (!allowsInternal && addresses.some(({ address }) => !isPublicAddress(address))) return { ok: false, problem: 'internal' };
  return { ok: true, addresses };
};
