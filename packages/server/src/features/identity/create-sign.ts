import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'

/** A keyed hash for one purpose: what it makes for sessions says nothing about codes. */
export type Sign = (text: string) => string

export function createSign(secret: string, purpose: string): Sign {
  // An object of its own: finding out each time that bytes are none costs Node more than the hash.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `taplet ${purpose}`, 32)))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}
