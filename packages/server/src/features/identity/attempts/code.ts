import { CODE_LENGTH } from '@taplet/contract'
import { randomBytes, randomInt } from 'node:crypto'
import type { Sign } from '../create-sign.ts'

/** A fresh code of six digits; all million are equally likely. */
export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')

/** 192 random bits: whoever names an attempt has begun it. */
export const newAttemptId = (): string => randomBytes(24).toString('base64url')

/** What is stored of a code. Bound to its attempt and keyed: neither the table nor another attempt's code helps. */
export const hashCode = (attemptId: string, code: string, sign: Sign): string => sign(`${attemptId}:${code}`)

/** Stored where no code exists: no code has this hash. */
export const noCode = (): string => `none:${randomBytes(24).toString('base64url')}`

/** A code as people type it: `123 456` and `123-456` are fine. */
export const normaliseCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '')
