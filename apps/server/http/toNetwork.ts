import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Who calls, for limits: an IPv4 address, or the first 64 bits of an IPv6 one. A home or a server has at least all addresses that begin with
 * those, so that counting each by itself would count nobody twice.
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
