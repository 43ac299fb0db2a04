import type { InboxFilter, InboxOrder } from '@taplet/contract'
import { type Expression, sql, type SqlBool } from 'kysely'
import { isTimeZone } from '../../../platform/is-time-zone.ts'
import { invalidField } from '../../../platform/http/errors/error-handler.ts'
import { messages } from '../../../platform/http/messages/messages.ts'
import type { TimePosition } from '../../../platform/cursor.ts'

/** Filters of a list of one kind. */
export interface Narrow extends Omit<InboxFilter, 'kind'> {
  /** Only this one. */
  id?: string | undefined
  order?: InboxOrder | undefined
  after?: TimePosition | undefined
  /** Any state, including spam. */
  isOfAnyState?: boolean
}

/** Sort direction for the time, and for the id where times are equal. */
export const directionOf = ({ order }: Narrow) => (order === 'OLDEST' ? 'asc' : 'desc')

interface Columns {
  /** The column of the entry's id. */
  id: string
  /** Columns that are searched. */
  searched: readonly string[]
  isUnread: Expression<SqlBool>
}

/** Returns the time zone as it was sent. Throws on an invalid one (K7: the database would accept nonsense as one). */
export function requireTimeZone(timezone: string): string {
  if (!isTimeZone(timezone)) throw invalidField('timezone', messages.later('notTimeZone'))
  return timezone
}

/** Escapes the search words, so that they contain no wildcards. */
const pattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Spam is included only when requested, or for this very entry. */
function ofState({ state, id, isOfAnyState }: Narrow): Expression<SqlBool> | undefined {
  if (state !== undefined) return sql<boolean>`t.state = ${state}`
  return id === undefined && !isOfAnyState ? sql<boolean>`t.state <> 'SPAM'` : undefined
}

/** Returns the filter as conditions on a table aliased as `t`. */
export function conditions(narrow: Narrow, { id, searched, isUnread }: Columns): Expression<SqlBool>[] {
  const { id: wanted, experienceId, experienceItemId, tagId, unread, from, to, search, after } = narrow
  const zone = requireTimeZone(narrow.timezone)
  const startOf = (day: string, add = 0) => sql`((${day}::date + ${add}::int)::timestamp at time zone ${zone}::text)`
  const words = search.trim()
  const beyond = directionOf(narrow) === 'asc' ? sql`>` : sql`<`
  const found: (Expression<SqlBool> | undefined)[] = [
    wanted === undefined ? undefined : sql<boolean>`t.${sql.ref(id)} = ${wanted}`,
    ofState(narrow),
    experienceId === undefined ? undefined : sql<boolean>`t.experience_id = ${experienceId}`,
    experienceItemId === undefined ? undefined : sql<boolean>`t.item_id = ${experienceItemId}`,
    tagId === undefined ? undefined : sql<boolean>`t.tag_id = ${tagId}`,
    unread === undefined ? undefined : isUnread,
    from === undefined ? undefined : sql<boolean>`t.created_at >= ${startOf(from)}`,
    to === undefined ? undefined : sql<boolean>`t.created_at < ${startOf(to, 1)}`,
    words === ''
      ? undefined
      : sql<boolean>`(${sql.join(
          searched.map((column) => sql`t.${sql.ref(column)} ilike ${pattern(words)}`),
          sql` or `,
        )})`,
    after && sql<boolean>`(t.created_at, t.${sql.ref(id)}) ${beyond} (${after.at}, ${after.id})`,
  ]
  return found.filter((one) => one !== undefined)
}
