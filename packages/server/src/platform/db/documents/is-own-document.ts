import type { DocumentKind } from '@taplet/contract'
import { type RawBuilder, sql } from 'kysely'
import { documentOwners } from './document-owners.ts'

/** Condition for `where` in a store: the account has this instant app or slide and it is not deleted. */
export function isOwnDocument(accountId: string, kind: DocumentKind, targetId: string): RawBuilder<boolean> {
  const { table, id } = documentOwners[kind]
  return sql<boolean>`exists (select from ${sql.table(table)} as target
    where target.account_id = ${accountId} and target.${sql.id(id)} = ${targetId} and target.deleted_at is null)`
}
