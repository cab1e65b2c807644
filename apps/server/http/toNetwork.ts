import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network of a caller, for limits: an IPv4 address, or the first 64 bits of an IPv6 address. Every home or server has all addresses
 * with that prefix, so it could evade a limit per address.
 */
export function toNetwork(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head, tail] = plain.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const left = head ?? [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - tail.length) }, () => '0');
  const groups = [...left, ...zeros, ...(tail ?? [])].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
