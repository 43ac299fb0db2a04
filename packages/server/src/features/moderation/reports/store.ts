import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

export interface ReportedApp {
  experience_id: string
  name: string
  path: string
  is_taken_down: boolean
}

/** Returns the instant app at this path. A public read: it carries no account id. */
export const findApp = (path: string, db: Executor): Promise<ReportedApp | undefined> =>
  db
    .selectFrom('experience_paths as p')
    .innerJoin('experiences as e', 'e.experience_id', 'p.experience_id')
    .select(['e.experience_id', 'e.name', 'e.path'])
    .select(
      sql<boolean>`exists (select from takedowns t
        where t.experience_id = e.experience_id and t.restored_at is null)`.as('is_taken_down'),
    )
    .where('p.path', '=', path)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()

export async function countOpen(experienceId: string, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('abuse_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('experience_id', '=', experienceId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

interface NewReport {
  experience_id: string
  path: string
  reason: string
  message: string
  email: string
  report_key: string
}

/** Does nothing when the same guest has sent the same before. */
export async function insert(report: NewReport, db: Executor): Promise<void> {
  await db
    .insertInto('abuse_reports')
    .values(report)
    .onConflict((conflict) => conflict.column('report_key').doNothing())
    .execute()
}

export const listOpen = (limit: number, db: Executor) =>
  db
    .selectFrom('abuse_reports as r')
    .innerJoin('experiences as e', 'e.experience_id', 'r.experience_id')
    .select(['r.report_id', 'r.reason', 'r.message', 'r.email', 'r.created_at', 'e.path', 'e.name'])
    .where('r.closed_at', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.report_id')
    .limit(limit)
    .execute()

/** Closes all open reports of an app; returns how many there were. */
export async function closeOf(experienceId: string, at: Date, db: Executor): Promise<number> {
  const rows = await db
    .updateTable('abuse_reports')
    .set({ closed_at: at })
    .where('experience_id', '=', experienceId)
    .where('closed_at', 'is', null)
    .returning('report_id')
    .execute()
  return rows.length
}

/** Deletes reports closed long ago, with the e-mail addresses in them. */
export async function deleteClosed(before: Date, db: Executor): Promise<void> {
  await db.deleteFrom('abuse_reports').where('closed_at', '<', before).execute()
}
