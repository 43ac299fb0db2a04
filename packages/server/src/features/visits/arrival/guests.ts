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
  /** The instant app, or the link when it led to a website: whoever visits two of them is not the same guest. */
  scope: string
  /** The random word that the device keeps for a day. */
  word: string | undefined
  address: string
  userAgent: string
  /** Whether the visitor asks not to be followed. */
  isPrivate: boolean
}

export interface GuestFound {
  guest: Buffer | null
  /** Known by address and program only: several people may look like one. */
  isGuess: boolean
}

const GUEST_BYTES = 12
const SALT_BYTES = 16
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Says who comes, so far as one visit can be told from the next of the same device within a day; never by name or address. */
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
    // Tomorrow's salt is another one, and this one is thrown away: then nobody can find the address again, not even we.
    const secret = await saltOf(dayOf(now()))
    return { guest: hash([scope, secret.toString('base64url'), address, userAgent]), isGuess: true }
  }
}
