import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** An instant app, or a link when `tag_id` is not null; a link to a website has no app. */
export interface Target {
  experience_id: string | null
  tag_id: string | null
  name: string
  path: string
}

/** Returns the target of an address: of a current or former path, or of a link. */
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
    .leftJoin('experiences as e', 'e.experience_id', 'l.experience_id')
    .select(['e.experience_id', 'l.tag_id'])
    .select(sql<string>`coalesce(e.name, nullif(l.name, ''), l.destination_url)`.as('name'))
    .select(sql<string>`coalesce(e.path, '')`.as('path'))
    .where((where) =>
      where.or([
        where('l.tag_id', '=', tagId),
        where(
          'l.tag_id',
          'in',
          where.selectFrom('link_slugs').select('tag_id').where('slug', '=', tagId.toLowerCase()),
        ),
      ]),
    )
    .executeTakeFirst()

/** Takes it down, or changes the reason when it is already down. */
export async function takeDown({ experience_id, tag_id }: Target, reason: string, db: Executor): Promise<void> {
  await restore({ experience_id, tag_id }, db)
  await db.insertInto('takedowns').values({ experience_id, tag_id, reason }).execute()
}

/** Returns false when it was not taken down. */
export async function restore(
  { experience_id, tag_id }: Pick<Target, 'experience_id' | 'tag_id'>,
  db: Executor,
): Promise<boolean> {
  const rows = await db
    .updateTable('takedowns')
    .set({ restored_at: sql<Date>`now()` })
    // The link's destination may have changed since.
    .where((where) =>
      tag_id === null
        ? where.and([where('experience_id', '=', experience_id), where('tag_id', 'is', null)])
        : where('tag_id', '=', tag_id),
    )
    .where('restored_at', 'is', null)
    .returning('takedown_id')
    .execute()
  return rows.length > 0
}

export const listDown = (db: Executor) =>
  db
    .selectFrom('takedowns as t')
    .leftJoin('experiences as e', 'e.experience_id', 't.experience_id')
    .leftJoin('links as l', 'l.tag_id', 't.tag_id')
    .select(['t.tag_id', 't.reason', 't.taken_down_at'])
    .select(sql<string>`coalesce(e.name, nullif(l.name, ''), l.destination_url, '')`.as('name'))
    .select(sql<string>`coalesce(e.path, '')`.as('path'))
    .where('t.restored_at', 'is', null)
    .orderBy('t.taken_down_at')
    .execute()
