import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const COST = 16_384
const BLOCK_SIZE = 8
const KEY_LENGTH = 32
const SALT_LENGTH = 16
const HASH = /^scrypt\$(\d+)\$([\w-]+)\$([\w-]+)$/

/** Returns the hash of a link's password as it is stored: `scrypt$cost$salt$key`. */
export async function hashLinkPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the hash was made of this password; false for anything that is not such a hash. */
export async function isLinkPassword(password: string, hash: string): Promise<boolean> {
  const [, cost, salt, key] = HASH.exec(hash) ?? []
  if (cost === undefined || salt === undefined || key === undefined) return false
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

/** Runs on another thread. Unicode is normalised, so that accented letters match however a keyboard composes them. */
const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, { cost, blockSize: BLOCK_SIZE }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
