import type { Executor } from '../../../platform/db/database.ts'

/** Returns the address of an account's app, its theme and the id of its own link. */
export const findOwn = (
  accountId: string,
  experienceId: string,
  db: Executor,
): Promise<{ path: string; tagId: string; theme: unknown } | undefined> =>
  db
    .selectFrom('experiences as e')
    .innerJoin('links as l', (join) =>
      join.onRef('l.experience_id', '=', 'e.experience_id').on('l.is_default', '=', true),
    )
    .select(['e.path', 'l.tag_id as tagId', 'e.theme'])
    .where('e.account_id', '=', accountId)
    .where('e.experience_id', '=', experienceId)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
