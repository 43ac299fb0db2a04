import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Signer {
  sign: (parts: readonly (string | number)[]) => string
  isValid: (signature: string, parts: readonly (string | number)[]) => boolean
}

/** HMAC over a list of values. `purpose` keeps a signature from being valid for anything else. */
export function createSigner(secret: string, purpose: string): Signer {
  const sign: Signer['sign'] = (parts) =>
    createHmac('sha256', secret)
      // JSON, because joining alone would make ['a', 'bc'] equal to ['ab', 'c']
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url')
  return {
    sign,
    isValid(signature, parts) {
      const given = Buffer.from(signature)
      const right = Buffer.from(sign(parts))
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
