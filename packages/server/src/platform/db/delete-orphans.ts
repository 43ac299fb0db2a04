import { sql } from 'kysely'
import type { Executor } from './database.ts'
import { documentOwners } from './documents/document-owners.ts'

/** Deletes, for all accounts, what belongs to instant apps and slides that were deleted before then. */
export async function deleteOrphans(table: 'drafts' | 'versions', before: Date, db: Executor): Promise<void> {
  // Starts from the deleted documents and finds their rows by index: most rows belong to live documents.
  for (const [kind, owner] of Object.entries(documentOwners))
    await sql`delete from ${sql.table(table)} as orphan using ${sql.table(owner.table)} as target
      where target.deleted_at <= ${before} and orphan.account_id = target.account_id
        and orphan.kind = ${kind} and orphan.target_id = target.${sql.id(owner.id)}`.execute(db)
}
