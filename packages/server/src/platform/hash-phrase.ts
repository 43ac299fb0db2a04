import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What OWASP asks of scrypt with 16 MB: some 50 ms on a thread of its own. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const KIND = 'scrypt1'

const derive = (phrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // One word may be typed in several ways that look the same.
    scrypt(phrase.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** What is stored of a password that several people share, such as that of a link. */
export async function hashPhrase(phrase: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(phrase, salt)
  return [KIND, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** False also for a hash that is none. */
export async function isPhrase(phrase: string, hash: string): Promise<boolean> {
  const [kind, salt = '', stored = ''] = hash.split('$')
  const expected = Buffer.from(stored, 'base64url')
  if (kind !== KIND || expected.length !== KEY_BYTES) return false
  return timingSafeEqual(await derive(phrase, Buffer.from(salt, 'base64url')), expected)
}
