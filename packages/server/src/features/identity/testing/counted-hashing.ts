import { createHash } from 'node:crypto'
import type { Hashing } from '../hashing/scrypt-hashing.ts'

/** Hashing that costs no time and counts how often it worked: what takes long in production is counted, not measured. */
export function createCountedHashing() {
  const counted = { times: 0 }
  const digest = (password: string): string => createHash('sha256').update(password).digest('hex')
  const hashing: Hashing = {
    async hash(password) {
      counted.times++
      return digest(password)
    },
    async verify({ password, hash }) {
      counted.times++
      return digest(password) === hash
    },
  }
  return { counted, hashing }
}
