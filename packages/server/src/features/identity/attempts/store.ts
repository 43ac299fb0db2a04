import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type Attempt = Selectable<Tables['auth_attempts']>
export type NewAttempt = Insertable<Tables['auth_attempts']>
export type AttemptKind = Attempt['kind']

export async function insertAttempt(attempt: NewAttempt, db: Executor): Promise<void> {
  await db.insertInto('auth_attempts').values(attempt).execute()
}

/** Returns an attempt begun after `begunAfter` and not used; its code may have expired. */
export const findAttempt = (attemptId: string, begunAfter: Date, db: Executor): Promise<Attempt | undefined> =>
  db
    .selectFrom('auth_attempts')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('used_at', 'is', null)
    .where('created_at', '>', begunAfter)
    .executeTakeFirst()

interface Answer {
  attemptId: string
  kind: AttemptKind
  codeHash: string
  maxMisses: number
  now: Date
}

/**
 * Checks a code against the attempt in one statement: the right one consumes it, a wrong one counts as a miss. Parallel
 * checks are all counted, none after the last miss is examined. Returns undefined for a closed attempt.
 */
export async function answerAttempt(
  { attemptId, kind, codeHash, maxMisses, now }: Answer,
  db: Executor,
): Promise<(Attempt & { isRight: boolean }) | undefined> {
  const isRight = sql<boolean>`code_hash = ${codeHash}`
  return db
    .updateTable('auth_attempts')
    .set({
      used_at: sql<Date | null>`case when ${isRight} then ${now}::timestamptz end`,
      misses: sql<number>`misses + case when ${isRight} then 0 else 1 end`,
    })
    .where('attempt_id', '=', attemptId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('misses', '<', maxMisses)
    .returningAll()
    .returning(isRight.as('isRight'))
    .executeTakeFirst()
}

/** Consumes an attempt that needs no code. Of two at once one gets it; the other waits, and gets undefined. */
export const useAttempt = (
  { attemptId, kind, now }: Pick<Answer, 'attemptId' | 'kind' | 'now'>,
  trx: Executor,
): Promise<Attempt | undefined> =>
  trx
    .updateTable('auth_attempts')
    .set({ used_at: now })
    .where('attempt_id', '=', attemptId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

interface Renewal {
  attemptId: string
  codeHash: string
  now: Date
  /** Nothing is renewed when a code was sent after this time. */
  notSentAfter: Date
  expiresAt: Date
}

/** Replaces the code by a new one; of two renewals at once one wins. Returns whether this one did. */
export async function renewAttempt(
  { attemptId, codeHash, now, notSentAfter, expiresAt }: Renewal,
  db: Executor,
): Promise<boolean> {
  const result = await db
    .updateTable('auth_attempts')
    .set({
      code_hash: codeHash,
      misses: 0,
      sends: sql<number>`sends + 1`,
      last_sent_at: now,
      expires_at: expiresAt,
    })
    .where('attempt_id', '=', attemptId)
    .where('used_at', 'is', null)
    .where('last_sent_at', '<=', notSentAfter)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Locks all attempts for the address of this one: of two confirmed at once, the second waits, and neither for the other. */
export async function lockRivals(attemptId: string, trx: Executor): Promise<void> {
  await trx
    .selectFrom('auth_attempts')
    .select('attempt_id')
    .where('destination', '=', (of) =>
      of.selectFrom('auth_attempts').select('destination').where('attempt_id', '=', attemptId),
    )
    .where('used_at', 'is', null)
    .orderBy('attempt_id')
    .forUpdate()
    .execute()
}

/** Voids, after one attempt succeeded, all other attempts for the address or the user. */
export async function voidAttempts(
  { destination, userId, now }: { destination: string; userId: string; now: Date },
  db: Executor,
): Promise<void> {
  await db
    .updateTable('auth_attempts')
    .set({ used_at: now })
    .where((where) => where.or([where('destination', '=', destination), where('user_id', '=', userId)]))
    .where('used_at', 'is', null)
    .execute()
}
