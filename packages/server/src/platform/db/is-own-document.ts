import type { DocumentKind } from '@taplet/contract/studio'
import { type RawBuilder, sql } from 'kysely'

const OWNERS: { [K in DocumentKind]: { table: string; id: string } } = {
  EXPERIENCE: { table: 'experiences', id: 'experience_id' },
  SLIDE: { table: 'experience_items', id: 'item_id' },
}

/** Whether the account has this instant app or slide and it is not deleted; part of the `where` of a store. */
export function isOwnDocument(accountId: string, kind: DocumentKind, targetId: string): RawBuilder<boolean> {
  const { table, id } = OWNERS[kind]
  return sql<boolean>`exists (select from ${sql.table(table)} as target
    where target.account_id = ${accountId} and target.${sql.id(id)} = ${targetId} and target.deleted_at is null)`
}

/** Rows of a table of documents whose instant app or slide is deleted, since `hours` hours at least. */
export const isOfDeleted = (table: 'drafts' | 'versions', hours: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    Object.entries(OWNERS).map(
      ([kind, owner]) => sql`${sql.ref(`${table}.kind`)} = ${kind} and exists (
        select from ${sql.table(owner.table)} as target
        where target.${sql.id(owner.id)} = ${sql.ref(`${table}.target_id`)}
          and target.deleted_at < now() - make_interval(hours => ${hours}::int))`,
    ),
    sql` or `,
  )})`
