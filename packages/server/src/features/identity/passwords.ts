import { randomBytes } from 'node:crypto'
import { createFairQueue } from '../../platform/fair-queue.ts'
import type { Hashing } from './hashing/scrypt-hashing.ts'
import { isLeakedPassword } from './leaked-passwords.ts'
import { hasPasswordLength } from './require-good-password.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for users without a password as for those with one. `who` is whom the password is said to be of. */
  isRight(who: string, password: string, hash: string | undefined): Promise<boolean>
  /** Whether attackers try it early, because it stands in lists of leaked ones. */
  isLeaked(password: string): boolean
  /** Whether the hash was made with less work than new ones are. */
  isOutdated(hash: string): boolean
}

/** Passwords compared at a time, one of a person: each takes a sixth of a second of a processor and 32 MiB. */
const AT_ONCE = 4

/** Texts longer than a password may be are never hashed. */
export function createPasswords({ hash, verify, isOutdated = () => false }: Hashing): Passwords {
  let dummy: Promise<string> | undefined
  const inTurn = createFairQueue(AT_ONCE, 1)
  return {
    hash,
    async isRight(who, password, stored) {
      if (!hasPasswordLength(password)) return false
      dummy ??= hash(randomBytes(16).toString('hex'))
      const compared = stored ?? (await dummy)
      const isMatch = await inTurn(who, () => verify({ password, hash: compared }))
      return isMatch && stored !== undefined
    },
    isLeaked: isLeakedPassword,
    isOutdated,
  }
}
