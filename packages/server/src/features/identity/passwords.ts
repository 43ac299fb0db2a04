import { randomBytes } from 'node:crypto'
import type { Auth } from './create-auth.ts'
import { hasPasswordLength } from './require-good-password.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for someone without a password as for someone with one. */
  isRight(password: string, hash: string | undefined): Promise<boolean>
}

/** The identity library's scrypt, on a thread of its own. Nothing longer than a password may be is ever hashed. */
export function createPasswords(auth: Auth): Passwords {
  let dummy: Promise<string> | undefined
  const context = async () => (await auth.$context).password
  return {
    hash: async (password) => (await context()).hash(password),
    async isRight(password, hash) {
      if (!hasPasswordLength(password)) return false
      dummy ??= context().then(({ hash: make }) => make(randomBytes(16).toString('hex')))
      const isMatch = await (await context()).verify({ password, hash: hash ?? (await dummy) })
      return isMatch && hash !== undefined
    },
  }
}
