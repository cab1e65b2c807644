import ipaddr from 'ipaddr.js';

/** The IPv6 addresses in public use. Others have special meanings; many embed an IPv4 address. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public Internet: not private, loopback, link-local, shared by a provider (CGNAT), multicast or
 * reserved, and no IPv6 form that stands for such a one.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
};
