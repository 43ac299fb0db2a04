import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const FAIR_BYTES = 248 // 4 × 62: bytes from here on would favour the first letters
const LENGTH = 22

/**
 * A new id: 22 letters and digits, 131 random bits (B22). Ids of links are shorter (link-ids/new-link-ids.ts): they are printed.
 */
export function newId(): string {
  let id = ''
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR_BYTES && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id
}
