import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** An instant app, or one of its links when `tag_id` is not null. */
export interface Target {
  experience_id: string
  tag_id: string | null
  name: string
  path: string
}

/** What an address leads to: by a path that an app has or had, or by a link. */
export const findByPath = (path: string, db: Executor): Promise<Target | undefined> =>
  db
    .selectFrom('experience_paths as p')
    .innerJoin('experiences as e', 'e.experience_id', 'p.experience_id')
    .select(['e.experience_id', 'e.name', 'e.path'])
    .select(sql<null>`null`.as('tag_id'))
    .where('p.path', '=', path)
    .executeTakeFirst()

export const findByTag = (tagId: string, db: Executor): Promise<Target | undefined> =>
  db
    .selectFrom('links as l')
    .innerJoin('experiences as e', 'e.experience_id', 'l.experience_id')
    .select(['e.experience_id', 'e.name', 'e.path', 'l.tag_id'])
    .where('l.tag_id', '=', tagId)
    .executeTakeFirst()

/** Takes it down, or gives a new reason when it is down already. */
export async function takeDown({ experience_id, tag_id }: Target, reason: string, db: Executor): Promise<void> {
  await restore({ experience_id, tag_id }, db)
  await db.insertInto('takedowns').values({ experience_id, tag_id, reason }).execute()
}

/** False when it was not down. */
export async function restore(
  { experience_id, tag_id }: Pick<Target, 'experience_id' | 'tag_id'>,
  db: Executor,
): Promise<boolean> {
  const rows = await db
    .updateTable('takedowns')
    .set({ restored_at: sql<Date>`now()` })
    .where('experience_id', '=', experience_id)
    .where('tag_id', tag_id === null ? 'is' : '=', tag_id)
    .where('restored_at', 'is', null)
    .returning('takedown_id')
    .execute()
  return rows.length > 0
}

export const listDown = (db: Executor) =>
  db
    .selectFrom('takedowns as t')
    .innerJoin('experiences as e', 'e.experience_id', 't.experience_id')
    .select(['e.path', 'e.name', 't.tag_id', 't.reason', 't.taken_down_at'])
    .where('t.restored_at', 'is', null)
    .orderBy('t.taken_down_at')
    .execute()
