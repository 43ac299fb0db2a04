import ipaddr from 'ipaddr.js'

// 2000::/3 is all of the global unicast space; the rest of "unicast" is not handed out, or reaches back into networks.
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** Platform services that clouds answer at addresses of the public internet. */
const CLOUD_INTERNAL = new Set(['168.63.129.16'])

/**
 * True for an address of the public internet. Loopback, private, link-local, carrier-grade NAT, metadata, multicast,
 * documentation and reserved ranges are not, in whatever form they are written: also not as an IPv4 address inside of an
 * IPv6 one, by mapping, translation (64:ff9b::/96), 6to4 or Teredo.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (CLOUD_INTERNAL.has(parsed.toString())) return false
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
