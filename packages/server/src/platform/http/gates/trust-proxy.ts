import { BlockList, isIP } from 'node:net'

/** How many proxies are in front, or the addresses of those trusted about the client; false: none. */
export type TrustProxy = false | number | readonly string[]

/** Whether an address is trusted about the one before it; the hop of the direct peer is 0. */
export type Trusts = (address: string, hop: number) => boolean

/**
 * Returns whose X-Forwarded-For entries are trusted; false: nobody's. With a number of proxies each vouches for the
 * entry before it; the client wrote those further left. Fastify treats a plain number as trusting nobody.
 */
export function trustedBy(trustProxy: TrustProxy): Trusts | false {
  if (trustProxy === false) return false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  const list = listOf(trustProxy)
  return (address) => {
    const plain = address.replace(/%.*$/s, '')
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
