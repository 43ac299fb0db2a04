import type { Executor } from '../../../platform/db/database.ts'

/** An instant app, or a link that led to a website. */
export interface Visited {
  experienceId: string | null
  tagId: string | null
}

/** Whether a person belongs to an account, in whatever role. */
export async function isMember(personId: string, accountId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('account_members')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}

export async function ownerOf({ experienceId, tagId }: Visited, db: Executor): Promise<string | undefined> {
  const row =
    experienceId === null
      ? await db.selectFrom('links').select('account_id').where('tag_id', '=', tagId).executeTakeFirst()
      : await db
          .selectFrom('experiences')
          .select('account_id')
          .where('experience_id', '=', experienceId)
          .executeTakeFirst()
  return row?.account_id ?? undefined
}
