import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type Attempt = Selectable<Tables['auth_attempts']>
export type NewAttempt = Insertable<Tables['auth_attempts']>
export type AttemptKind = Attempt['kind']

export async function insertAttempt(attempt: NewAttempt, db: Executor): Promise<void> {
  await db.insertInto('auth_attempts').values(attempt).execute()
}

/** An attempt that was begun after `begunAfter` and not used; its code may have expired. */
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
 * Holds an answer against the attempt, in one statement: the right one uses it up, a wrong one counts as a miss. However
 * many come at once, each is counted, and none past the last miss is looked at. Undefined when the attempt is closed.
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

interface Renewal {
  attemptId: string
  codeHash: string
  now: Date
  /** Nothing is renewed when the last sending was after this. */
  notSentAfter: Date
  expiresAt: Date
}

/** Puts a new code in place of the old one; of two renewals at once one wins. Answers whether it did. */
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

/** After one attempt succeeded: whatever else was begun for the address or the user is void. */
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
