import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { saltOfDay } from './salts.ts'

interface GuestOptions {
  db: Database
  /** A keyed hash whose secret never leaves this installation. */
  sign: (text: string) => string
  now: () => number
}

interface Sent {
  /** The instant app, or the link when it led to a website: a visitor of two of them counts as two guests. */
  scope: string
  /** The random word that the device keeps for a day. */
  word: string | undefined
  address: string
  userAgent: string
  /** Whether the visitor opted out of tracking. */
  isPrivate: boolean
}

export interface GuestFound {
  guest: Buffer | null
  /** Identified by address and user agent only: several people may look like one. */
  isGuess: boolean
}

const GUEST_BYTES = 12
const SALT_BYTES = 16
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Identifies guests just enough to recognise a device's visits within a day; never by name or address. */
export function createGuests({ db, sign, now }: GuestOptions) {
  let salt: { day: string; value: Promise<Buffer> } | undefined

  function saltOf(day: string): Promise<Buffer> {
    if (salt?.day !== day) {
      const value = saltOfDay(day, randomBytes(SALT_BYTES), db)
      const fresh = { day, value }
      salt = fresh
      value.catch(() => {
        if (salt === fresh) salt = undefined
      })
    }
    return salt.value
  }

  const hash = (parts: readonly string[]): Buffer =>
    Buffer.from(sign(JSON.stringify(parts)), 'base64url').subarray(0, GUEST_BYTES)

  return async ({ scope, word, address, userAgent, isPrivate }: Sent): Promise<GuestFound> => {
    if (isPrivate) return { guest: null, isGuess: false }
    if (word !== undefined) return { guest: hash([scope, word]), isGuess: false }
    // Tomorrow's salt is another one, and this one is deleted: then nobody, including us, can recover the address.
    const secret = await saltOf(dayOf(now()))
    return { guest: hash([scope, secret.toString('base64url'), address, userAgent]), isGuess: true }
  }
}
