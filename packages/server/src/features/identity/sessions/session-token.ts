import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sign } from '../create-sign.ts'

const SECRET_LENGTH = 43 // 32 bytes in base64url
const SIGNATURE_LENGTH = 43
const FORM = new RegExp(`^[A-Za-z0-9_-]{${SECRET_LENGTH}}\\.[A-Za-z0-9_-]{${SIGNATURE_LENGTH}}$`)

/** Returns the stored form of the secret half, which gives nobody access. */
const hash = (random: string): string => createHash('sha256').update(random).digest('base64url')

/** Creates a session token: 256 random bits with our signature, used as cookie and as bearer token, and its stored form. */
export function newSessionToken(sign: Sign): { token: string; stored: string } {
  const random = randomBytes(32).toString('base64url')
  return { token: `${random}.${sign(random)}`, stored: hash(random) }
}

/** Returns the stored form of a token; undefined when its signature is not ours, so that garbage costs no query. */
export function storedFormOf(token: string, sign: Sign): string | undefined {
  if (!FORM.test(token)) return undefined
  const random = token.slice(0, SECRET_LENGTH)
  const isOurs = timingSafeEqual(Buffer.from(token.slice(SECRET_LENGTH + 1)), Buffer.from(sign(random)))
  return isOurs ? hash(random) : undefined
}
