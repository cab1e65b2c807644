import ipaddr from 'ipaddr.js';

/** The public range of IPv6. Other ranges have special meanings; many embed an IPv4 address. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is on the public Internet: not private, loopback, link-local, shared by a provider (CGNAT), multicast or reserved,
 * nor an IPv6 form of such an address.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
};
