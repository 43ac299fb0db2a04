/** How many proxies stand in front, or which ones are believed what they say of the client; false: none. */
export type TrustProxy = false | number | readonly string[]

/**
 * Whom Fastify believes an X-Forwarded-For entry. Of a number of proxies each vouches for the entry before it; what is
 * further left, the client wrote itself. Fastify would take a plain number to trust nobody.
 */
export function trustedBy(trustProxy: TrustProxy): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (trustProxy === false) return false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  return [...trustProxy]
}
