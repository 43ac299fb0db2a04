import type { Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './tables/tables.ts'

/** Runs the work in one transaction; retries on deadlocks and serialization failures. Throws what the work throws. */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
  tries = 3,
): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return inTransaction(db, work, tries - 1)
    throw error
  }
}

const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')

/** Whether a statement was refused for its values: invalid (22), violating a constraint (23) or too long (54). */
export const isForItsValues = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:22|23|54)/.test(error.code ?? '')

/** Returns the name of the violated constraint or index, for the service whose rule it guards. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined
