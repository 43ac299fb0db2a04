import { randomBytes } from 'node:crypto'
import { createFairQueue } from '../../platform/fair-queue.ts'
import type { Hashing } from './create-auth.ts'
import { hasPasswordLength } from './require-good-password.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for users without a password as for those with one. `who` is whom the password is said to be of. */
  isRight(who: string, password: string, hash: string | undefined): Promise<boolean>
}

/** Passwords compared at a time, one of a person: each takes a tenth of a second of a processor. */
const AT_ONCE = 4

/** The identity library's scrypt, on another thread. Texts longer than a password may be are never hashed. */
export function createPasswords(context: () => Promise<Hashing>): Passwords {
  let dummy: Promise<string> | undefined
  const inTurn = createFairQueue(AT_ONCE, 1)
  return {
    hash: async (password) => (await context()).hash(password),
    async isRight(who, password, hash) {
      if (!hasPasswordLength(password)) return false
      dummy ??= context().then(({ hash: make }) => make(randomBytes(16).toString('hex')))
      const stored = hash ?? (await dummy)
      const isMatch = await inTurn(who, async () => (await context()).verify({ password, hash: stored }))
      return isMatch && hash !== undefined
    },
  }
}
