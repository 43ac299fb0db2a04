import { randomInt } from 'node:crypto'
import type { Sign } from '../create-sign.ts'

export const RECOVERY_CODES = 10
/** Without 0 and O, 1 and I and L: people copy these by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 10 // almost 50 bits, and each account has ten tries in a quarter of an hour

/** Returns a code such as `K7MPQ-3XWRB`. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** Returns a typed code as it is hashed: small letters, spaces and dashes are taken. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return letters.length === LENGTH ? letters : undefined
}

/** Returns the stored form, bound to its person. */
export const hashRecoveryCode = (userId: string, code: string, sign: Sign): string =>
  sign(`recovery:${userId}:${readRecoveryCode(code) ?? ''}`)
