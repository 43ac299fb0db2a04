import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type TicketRow = Selectable<Tables['auth_tickets']>

export async function insertTicket(
  ticket: Pick<TicketRow, 'ticket_hash' | 'kind' | 'user_id' | 'code_hash' | 'created_at' | 'expires_at'> & {
    content: unknown
  },
  db: Executor,
): Promise<void> {
  await db
    .insertInto('auth_tickets')
    .values({ ...ticket, content: JSON.stringify(ticket.content) })
    .execute()
}

interface Wanted {
  kind: string
  ticketHash: string
  now: Date
  maxMisses: number
}

/** Returns the ticket while it is open; `forUpdate` has others wait who would use it as well. */
export function findOpen(
  { kind, ticketHash, now, maxMisses }: Wanted,
  db: Executor,
  forUpdate = false,
): Promise<TicketRow | undefined> {
  const query = db
    .selectFrom('auth_tickets')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('misses', '<', maxMisses)
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}

/** Consumes an open ticket; of two at once one gets it. */
export const useOpen = ({ kind, ticketHash, now, maxMisses }: Wanted, db: Executor): Promise<TicketRow | undefined> =>
  db
    .updateTable('auth_tickets')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('misses', '<', maxMisses)
    .returningAll()
    .executeTakeFirst()

/** Consumes all open tickets of a user. */
export async function voidTickets(userId: string, now: Date, db: Executor): Promise<void> {
  await db
    .updateTable('auth_tickets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

export async function countMiss(ticketHash: string, db: Executor): Promise<void> {
  await db
    .updateTable('auth_tickets')
    .set({ misses: sql<number>`misses + 1` })
    .where('ticket_hash', '=', ticketHash)
    .execute()
}

/** Gives an open ticket a new code, unless one was given after `notAfter`. Returns whether it did. */
export async function renewCode(
  { ticketHash, codeHash, notAfter, now }: { ticketHash: string; codeHash: string; notAfter: Date; now: Date },
  db: Executor,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_tickets')
    .set({ code_hash: codeHash, content: sql`jsonb_set(content, '{sentAt}', to_jsonb(${now.toISOString()}::text))` })
    .where('ticket_hash', '=', ticketHash)
    .where((where) =>
      where.or([
        where(sql`content ->> 'sentAt'`, 'is', null),
        where(sql`(content ->> 'sentAt')::timestamptz`, '<=', notAfter),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
