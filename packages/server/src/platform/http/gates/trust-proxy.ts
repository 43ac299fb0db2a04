import { BlockList, isIP } from 'node:net'

/** How many proxies stand in front, or which ones are believed what they say of the client; false: none. */
export type TrustProxy = false | number | readonly string[]

/** Whether an address is believed what it says of the one before it; the hop of our own peer is 0. */
export type Trusts = (address: string, hop: number) => boolean

/**
 * Whom we believe an X-Forwarded-For entry; false: nobody. Of a number of proxies each vouches for the entry before it;
 * what is further left, the client wrote itself. Fastify would take a plain number to trust nobody.
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
