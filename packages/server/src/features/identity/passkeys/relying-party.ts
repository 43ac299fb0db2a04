import type { FastifyRequest } from 'fastify'

export interface RelyingParty {
  /** The domain that passkeys are bound to. */
  id: string
  origin: string
}

/**
 * Returns whom passkeys are made for: the public address. In development also localhost, which browsers trust without
 * https. Undefined at any other address, where browsers offer no passkeys: plain http, or a bare IP address.
 */
export function relyingPartyOf(
  request: Pick<FastifyRequest, 'host' | 'hostname'>,
  { publicUrl, isDevelopment }: { publicUrl: string; isDevelopment: boolean },
): RelyingParty | undefined {
  const ours = new URL(publicUrl)
  const isTrusted = ours.protocol === 'https:' || ours.hostname === 'localhost'
  if (request.hostname === ours.hostname && isTrusted && !isAddress(ours.hostname))
    return { id: ours.hostname, origin: ours.origin }
  if (isDevelopment && request.hostname === 'localhost')
    return { id: 'localhost', origin: new URL(`http://${request.host}`).origin }
  return undefined
}

const isAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host)
