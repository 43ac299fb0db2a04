import { randomBytes, randomInt } from 'node:crypto'
import type { Sign } from '../create-sign.ts'

/** Returns a new code of that many digits; all are equally likely. */
export const newCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0')

/** 192 random bits: only whoever began an attempt knows its id. */
export const newAttemptId = (): string => randomBytes(24).toString('base64url')

/** Returns the stored form of a code: keyed and bound to its attempt, so that no table or other code helps. */
export const hashCode = (attemptId: string, code: string, sign: Sign): string => sign(`${attemptId}:${code}`)

/** Stored where no code exists: no code has this hash. */
export const noCode = (): string => `none:${randomBytes(24).toString('base64url')}`

/** Normalises a code as people type it: `123 456` and `123-456` are accepted. */
export const normaliseCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '')
