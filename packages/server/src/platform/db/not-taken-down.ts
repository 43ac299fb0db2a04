import { sql } from 'kysely'

/** True for an instant app that the operator has not taken down; `e` must be the alias of its row in the query. */
export const notTakenDown = sql<boolean>`not exists (
  select from takedowns t where t.experience_id = e.experience_id and t.tag_id is null and t.restored_at is null)`
