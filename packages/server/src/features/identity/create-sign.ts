import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'

/** Returns a keyed hash for one purpose: those of sessions reveal nothing about those of codes. */
export type Sign = (text: string) => string

export function createSign(secret: string, purpose: string): Sign {
  // A key object: from bytes Node would have to create one each time, which costs more than the hash.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `taplet ${purpose}`, 32)))
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}
