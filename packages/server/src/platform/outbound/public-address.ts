import ipaddr from 'ipaddr.js'

// 2000::/3 is the entire global unicast space; the rest of "unicast" is unassigned or maps back into other networks.
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** Platform services that cloud providers serve at public addresses. */
const CLOUD_INTERNAL = new Set(['168.63.129.16'])

/**
 * Whether the address belongs to the public internet. Loopback, private, link-local, carrier-grade NAT, metadata,
 * multicast, documentation and reserved ranges do not, in any notation, nor as an IPv4 address inside an IPv6 one, by
 * mapping, translation (64:ff9b::/96), 6to4 or Teredo.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (CLOUD_INTERNAL.has(parsed.toString())) return false
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
