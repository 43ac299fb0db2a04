import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** How passwords are hashed for storage. */
export interface Hashing {
  hash(password: string): Promise<string>
  verify(stored: { password: string; hash: string }): Promise<boolean>
  /** Whether a hash was made with less work than new ones are. */
  isOutdated?(hash: string): boolean
}

/**
 * scrypt as OWASP's cheat sheet on storing passwords asks for at least, in the row with the least memory that several
 * sign-ins at once may take: 32 MiB and some 0.16 s of a processor each (record 141).
 */
const WORK = { N: 2 ** 15, r: 8, p: 3 }
/** Hashes of earlier releases, made by a library: `<salt>:<key>`, the salt taken as it is written. */
const EARLIER = { N: 2 ** 14, r: 16, p: 1 }
/** What that work lacks. */
const REST = { ...WORK, p: 2 }
const KEY_BYTES = 64
const SALT_BYTES = 16
const PREFIX = `scrypt:${Math.log2(WORK.N)}:${WORK.r}:${WORK.p}:`

/** The key is computed on another thread. */
const keyOf = (password: string, salt: Buffer | string, { N, r, p }: typeof WORK): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const maxmem = 128 * N * r * 2
    // Two ways to type the same letters are the same password.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** `scrypt:15:8:3:<salt>:<key>`. Hashes of earlier releases go on being compared. */
export const scryptHashing: Hashing & Required<Pick<Hashing, 'isOutdated'>> = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES)
    const key = await keyOf(password, salt, WORK)
    return `${PREFIX}${salt.toString('base64url')}:${key.toString('base64url')}`
  },
  async verify({ password, hash }) {
    if (!hash.startsWith(PREFIX)) return verifyEarlier(password, hash)
    const [salt = '', key = ''] = hash.slice(PREFIX.length).split(':')
    return isSame(Buffer.from(key, 'base64url'), await keyOf(password, Buffer.from(salt, 'base64url'), WORK))
  },
  isOutdated: (hash) => !hash.startsWith(PREFIX),
}

/** Takes as long as with a hash of today: else the time would tell that there is such an account. */
async function verifyEarlier(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  const isMatch = isSame(Buffer.from(key, 'hex'), await keyOf(password, salt, EARLIER))
  await keyOf(password, Buffer.alloc(SALT_BYTES), REST)
  return isMatch
}

const isSame = (expected: Buffer, actual: Buffer): boolean =>
  expected.length === actual.length && timingSafeEqual(expected, actual)
