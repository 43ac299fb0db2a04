import { MINUTE_MS } from '@taplet/base/time'
import { CODE_LENGTH } from '@taplet/contract'
import { createHash, randomBytes } from 'node:crypto'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { hashCode, newCode, normaliseCode } from '../attempts/code.ts'
import type { Sign } from '../create-sign.ts'
import * as store from './store.ts'

const MAX_MISSES = 5 // then the ticket is void
const COOLDOWN_MS = 30_000

/** How long each kind of step may take. */
const MINUTES = {
  LINK_GOOGLE: 15,
  PASSKEY_ADD: 10,
  PASSKEY_PROOF: 10,
  PASSKEY_SIGN_IN: 10,
  PROOF_CODE: 10,
  SECOND_FACTOR: 10,
} as const
export type TicketKind = keyof typeof MINUTES

export interface Ticket {
  userId: string | null
  content: unknown
}

/** Steps that wait for their second half: each has a random id that only whoever began it knows, and is used once. */
export interface Tickets {
  /** Returns the id; only its hash is stored. */
  issue(ticket: { kind: TicketKind; userId?: string; content?: object }): Promise<string>
  /** Returns the ticket while it can be used; throws CODE_EXPIRED otherwise. */
  require(kind: TicketKind, id: string, db?: Executor): Promise<Ticket>
  /** Consumes the ticket; throws CODE_EXPIRED when it was used, is too old, or was missed too often. */
  use(kind: TicketKind, id: string, db?: Executor): Promise<Ticket>
  /** Has others wait who answer the same ticket, until the transaction ends; undefined when it is closed. */
  lock(kind: TicketKind, id: string, trx: Executor): Promise<Ticket | undefined>
  miss(id: string, db?: Executor): Promise<void>
  /** Ends all steps of a user that somebody else may have begun. */
  voidAll(userId: string, trx: Executor): Promise<void>
  /** Gives the ticket a new code; throws TOO_MANY_REQUESTS within the cooldown. */
  newCode(kind: TicketKind, id: string): Promise<{ ticket: Ticket; code: string }>
  /** Consumes the ticket when the code is right; throws CODE_MISMATCH or CODE_EXPIRED otherwise. */
  answer(kind: TicketKind, id: string, code: string): Promise<Ticket>
}

const toTicket = ({ user_id, content }: store.TicketRow): Ticket => ({ userId: user_id, content })
const hashId = (id: string): string => createHash('sha256').update(id).digest('base64url')
const over = (field?: string) => new AppError('CODE_EXPIRED', { ...(field && { field }) })

export function createTickets({ db, sign, clock }: { db: Database; sign: Sign; clock: () => Date }): Tickets {
  const wanted = (kind: TicketKind, id: string) => ({
    kind,
    ticketHash: hashId(id),
    now: clock(),
    maxMisses: MAX_MISSES,
  })
  const tickets: Tickets = {
    async issue({ kind, userId, content = {} }) {
      const id = randomBytes(32).toString('base64url')
      const now = clock()
      const expiresAt = new Date(now.getTime() + MINUTES[kind] * MINUTE_MS)
      await store.insertTicket(
        {
          ticket_hash: hashId(id),
          kind,
          user_id: userId ?? null,
          content,
          code_hash: null,
          created_at: now,
          expires_at: expiresAt,
        },
        db,
      )
      return id
    },
    async require(kind, id, executor = db) {
      const found = await store.findOpen(wanted(kind, id), executor)
      if (!found) throw over()
      return toTicket(found)
    },
    async use(kind, id, executor = db) {
      const found = await store.useOpen(wanted(kind, id), executor)
      if (!found) throw over()
      return toTicket(found)
    },
    async lock(kind, id, trx) {
      const found = await store.findOpen(wanted(kind, id), trx, true)
      return found && toTicket(found)
    },
    miss: (id, executor = db) => store.countMiss(hashId(id), executor),
    voidAll: (userId, trx) => store.voidTickets(userId, clock(), trx),
    async newCode(kind, id) {
      const ticket = await tickets.require(kind, id)
      const now = clock()
      const code = newCode(CODE_LENGTH)
      const isRenewed = await store.renewCode(
        {
          ticketHash: hashId(id),
          codeHash: hashCode(id, code, sign),
          notAfter: new Date(now.getTime() - COOLDOWN_MS),
          now,
        },
        db,
      )
      if (!isRenewed) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: COOLDOWN_MS / 1000 })
      return { ticket, code }
    },
    async answer(kind, id, code) {
      const outcome = await db.transaction().execute(async (trx) => {
        const row = await store.findOpen(wanted(kind, id), trx, true)
        if (!row) return 'CLOSED'
        if (row.code_hash !== hashCode(id, normaliseCode(code), sign)) {
          await store.countMiss(row.ticket_hash, trx)
          return 'WRONG'
        }
        await store.useOpen(wanted(kind, id), trx)
        return toTicket(row)
      })
      if (outcome === 'CLOSED') throw over('code')
      if (outcome === 'WRONG') throw new AppError('CODE_MISMATCH', { field: 'code' })
      return outcome
    },
  }
  return tickets
}
