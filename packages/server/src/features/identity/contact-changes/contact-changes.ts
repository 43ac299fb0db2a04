import { HOUR_MS, MINUTE_MS } from '@taplet/base/time'
import { CODE_LENGTH, CODE_MINUTES, UNDO_HOURS } from '@taplet/contract'
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { hashCode, newCode, noCode, normaliseCode } from '../attempts/code.ts'
import type { Attempts } from '../attempts/attempts.ts'
import type { Sign } from '../create-sign.ts'
import { type Identifier, isPlaceholderEmail, maskDestination, placeholderEmail, toIdentifier } from '../identifier.ts'
import type { Limits } from '../limits/limits.ts'
import type { AuthMessages } from '../messages/auth-messages.ts'
import type { Notices } from '../notices/notices.ts'
import { deleteOtherSessions } from '../sessions/store.ts'
import type { Tickets } from '../tickets/tickets.ts'
import { asKey } from '../users/as-key.ts'
import { findUser, findUserById, type User, withFreeAddress } from '../users/store.ts'
import * as store from './store.ts'

const MAX_MISSES = 5

interface Addresses {
  email?: string | undefined
  phone?: string | undefined
}

export interface ContactChanges {
  /** Sends a code to the new address; one that has an account already gets a message without a code (spec D37). */
  begin(userId: string, to: Addresses, from: string): Promise<{ attemptId: string; destination: string }>
  /** Replaces the address, and tells the old one, which can undo it. */
  confirm(userId: string, attemptId: string, code: string): Promise<void>
  /**
   * Brings the old address back, with all that changed since: what came after is the same person's, and so are its links.
   * Signs out everywhere and removes what was added. Returns the address, masked.
   */
  undo(token: string): Promise<string>
}

interface ContactChangeOptions {
  db: Database
  attempts: Attempts
  authMessages: AuthMessages
  limits: Limits
  notices: Notices
  servesPhone: (phone: string) => boolean
  sign: Sign
  tickets: Tickets
  clock: () => Date
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const oldValueOf = ({ email, phone }: User, channel: Identifier['channel']): string | null => {
  if (channel === 'sms') return phone
  return isPlaceholderEmail(email) ? null : email
}

/** Returns the addresses that a user had before these changes, of which the oldest is the first. */
function valuesBefore(changes: readonly store.ContactChange[], user: User) {
  const before = (channel: Identifier['channel']) => {
    const first = changes.find((change) => change.channel === channel)
    return first ? first.old_value : oldValueOf(user, channel)
  }
  return { email: before('email'), phone: before('sms') }
}

/** Where the person is notified of the change: at the old address, or at the other one when there was none. */
function notifiedContact(user: User, channel: Identifier['channel']): Identifier | undefined {
  const old = oldValueOf(user, channel)
  if (old !== null) return { channel, destination: old }
  const other = channel === 'sms' ? 'email' : 'sms'
  const value = oldValueOf(user, other)
  return value === null ? undefined : { channel: other, destination: value }
}

export function createContactChanges(options: ContactChangeOptions): ContactChanges {
  const { db, attempts, authMessages, limits, notices, servesPhone, sign, tickets, clock } = options

  return {
    async begin(userId, to, from) {
      const identifier = toIdentifier(to)
      const { channel, destination } = identifier
      if (channel === 'sms' && !servesPhone(destination)) throw new AppError('PHONE_NOT_SERVED', { field: 'phone' })
      const user = await findUserById(userId, db)
      if (!user) throw new AppError('UNAUTHORIZED')
      if (oldValueOf(user, channel) === destination)
        throw new AppError('ADDRESS_UNCHANGED', { field: channel === 'sms' ? 'phone' : 'email' })
      await limits.takeAll([
        [channel === 'sms' ? 'sendSmsFromAddress' : 'sendEmailFromAddress', from],
        ['contactChangeOfAccount', userId],
        ['contactChangeToDestination', destination],
      ])
      const isTaken = (await findUser(asKey(identifier), db)) !== undefined
      const changeId = randomBytes(24).toString('base64url')
      const code = newCode(CODE_LENGTH)
      const now = clock()
      await store.closeOpen(userId, [channel], db)
      await store.insertChange(
        {
          change_id: hashToken(changeId),
          user_id: userId,
          channel,
          old_value: oldValueOf(user, channel),
          new_value: destination,
          code_hash: isTaken ? noCode() : hashCode(changeId, code, sign),
          created_at: now,
          last_sent_at: now,
          expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
        },
        db,
      )
      await (isTaken
        ? authMessages.forAttempt('SIGN_UP', identifier, undefined)
        : authMessages.contactCode(identifier, code))
      return { attemptId: changeId, destination: maskDestination(identifier) }
    },

    async confirm(userId, attemptId, code) {
      const now = clock()
      const undoToken = randomBytes(32).toString('base64url')
      const codeHash = hashCode(attemptId, normaliseCode(code), sign)
      const outcome = await withFreeAddress(db, async (trx) => {
        await store.lockUser(userId, trx)
        const user = await findUserById(userId, trx)
        const answer = { changeId: hashToken(attemptId), userId, codeHash, maxMisses: MAX_MISSES, now }
        const change = await store.answerChange(answer, trx)
        if (!user || !change) return 'CLOSED'
        // A miss must be stored, so it is a value inside the transaction and an exception only outside.
        if (!change.isRight) return 'WRONG'
        const { channel, new_value: destination } = change
        if (channel === 'email') await store.setEmail(userId, destination, now, trx)
        else await store.setPhone(userId, destination, now, trx)
        await attempts.voidOthers({ destination, userId }, trx)
        const notified = notifiedContact(user, channel)
        if (notified) {
          await store.letUndo(
            change.change_id,
            hashToken(undoToken),
            new Date(now.getTime() + UNDO_HOURS * HOUR_MS),
            trx,
          )
          const detail = maskDestination({ channel, destination })
          await notices.enqueue({ kind: 'CONTACT_CHANGED', userId, to: notified, detail, undoToken }, trx)
        }
        return 'DONE'
      })
      if (outcome === 'WRONG') throw new AppError('CODE_MISMATCH', { field: 'code' })
      if (outcome !== 'DONE') throw new AppError('CODE_EXPIRED', { field: 'code' })
    },

    async undo(token) {
      const now = clock()
      const undoHash = hashToken(token)
      const outcome = await withFreeAddress(db, async (trx) => {
        const found = await store.findUndoable(undoHash, now, trx)
        if (!found) return undefined
        const { user_id: userId, channel } = found
        await store.lockUser(userId, trx)
        // Read again: another link of this user may have undone it meanwhile.
        const change = await store.findUndoable(undoHash, now, trx)
        const user = change && (await findUserById(userId, trx))
        if (!change || !user) return undefined
        const before = valuesBefore(await store.undoSince(change, now, trx), user)
        await store.setPhone(userId, before.phone, now, trx)
        await store.setEmail(userId, before.email ?? placeholderEmail(before.phone ?? userId), now, trx)
        await store.closeOpen(userId, ['email', 'sms'], trx)
        await store.deleteWaysInSince(userId, change.created_at, trx)
        await deleteOtherSessions(userId, undefined, trx)
        await attempts.voidOthers({ destination: change.new_value, userId }, trx)
        await tickets.voidAll(userId, trx)
        return notifiedContact({ ...user, phone: before.phone, email: before.email ?? user.email }, channel)
      })
      if (outcome === 'ADDRESS_TAKEN' || outcome === undefined) throw new AppError('UNDO_LINK_INVALID')
      return maskDestination(outcome)
    },
  }
}
