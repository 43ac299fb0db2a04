import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { notTakenDown } from '../../../platform/db/not-taken-down.ts'

export interface Group {
  group_id: string
  name: string
  place: number
}

export const listGroups = (db: Executor): Promise<Group[]> =>
  db.selectFrom('explore_groups').selectAll().orderBy('place').orderBy('group_id').execute()

export async function addGroup(group: Group, db: Executor): Promise<void> {
  await db.insertInto('explore_groups').values(group).execute()
}

export async function changeGroup(groupId: string, values: Partial<Group>, db: Executor): Promise<void> {
  await db.updateTable('explore_groups').set(values).where('group_id', '=', groupId).execute()
}

export async function removeGroup(groupId: string, db: Executor): Promise<void> {
  await db.deleteFrom('explore_groups').where('group_id', '=', groupId).execute()
}

export interface Chosen {
  experience_id: string
  path: string
  name: string
  category: string
  is_featured: boolean
  /** Whether visitors of the explore list see it when it is featured. */
  is_shown: boolean
}

const chosen = (db: Executor) =>
  db
    .selectFrom('experiences as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select(['e.experience_id', 'e.path', 'e.name', 'e.category', 'e.is_featured'])
    .select(sql<boolean>`e.active and e.is_findable and a.status <> 'INACTIVE' and ${notTakenDown}`.as('is_shown'))
    .where('e.deleted_at', 'is', null)

/** Finds an app by any address that it has or had. */
export const findByPath = (path: string, db: Executor): Promise<Chosen | undefined> =>
  chosen(db)
    .innerJoin('experience_paths as p', 'p.experience_id', 'e.experience_id')
    .where('p.path', '=', path)
    .executeTakeFirst()

export const listFeatured = (db: Executor): Promise<Chosen[]> =>
  chosen(db).where('e.is_featured', '=', true).orderBy('e.created_at').orderBy('e.experience_id').execute()

export async function changeApp(
  experienceId: string,
  values: { is_featured?: boolean; category?: string },
  db: Executor,
): Promise<void> {
  await db.updateTable('experiences').set(values).where('experience_id', '=', experienceId).execute()
}

/** Returns the ids of a group's members in order. */
export async function listMembers(groupId: string, db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('explore_members')
    .select('experience_id')
    .where('group_id', '=', groupId)
    .orderBy('place')
    .orderBy('experience_id')
    .execute()
  return rows.map((row) => row.experience_id)
}

/** Replaces the group's members by these, in this order. */
export async function setMembers(groupId: string, experienceIds: readonly string[], db: Executor): Promise<void> {
  await db.deleteFrom('explore_members').where('group_id', '=', groupId).execute()
  if (experienceIds.length === 0) return
  await db
    .insertInto('explore_members')
    .values(experienceIds.map((id, place) => ({ group_id: groupId, experience_id: id, place })))
    .execute()
}

export async function removeMember(experienceId: string, db: Executor): Promise<void> {
  await db.deleteFrom('explore_members').where('experience_id', '=', experienceId).execute()
}

const LOCK = 7_261_086 // arbitrary but constant

/** Serialises operators' changes until the transaction ends. */
export async function takeTurn(db: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
}
