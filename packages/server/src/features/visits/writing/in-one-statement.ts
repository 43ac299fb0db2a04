import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Makes changes that do not touch the same rows in one statement; does nothing without any. Returns the rows of the last one. */
export async function inOneStatement<Row>(changes: readonly RawBuilder<Row>[], db: Executor): Promise<Row[]> {
  const [last, ...others] = changes.toReversed()
  if (!last) return []
  const named = others.toReversed().map((change, index) => sql`${sql.ref(`change_${index}`)} as (${change})`)
  const { rows } = await (named.length === 0 ? last : sql<Row>`with ${sql.join(named)} ${last}`).execute(db)
  return rows
}
