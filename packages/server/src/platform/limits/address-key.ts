import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns what a limit per address counts by: the IPv4 address, or the /64 network of an IPv6 one, in any spelling. A
 * household has a whole /64, and so has an attacker.
 */
export function addressKey(address: string): string {
  const plain = address.split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (isIPv4(plain) || !isIPv6(plain)) return plain
  // The URL parser turns every spelling into the canonical one, `::ffff:1.2.3.4` in hexadecimal included.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = canonical.includes('::') ? 8 - before.length - after.length : 0
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') return ipv4Of(groups[6], groups[7])
  return `${groups.slice(0, 4).join(':')}::/64`
}

function ipv4Of(high = '0', low = '0'): string {
  const value = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff).join('.')
}
