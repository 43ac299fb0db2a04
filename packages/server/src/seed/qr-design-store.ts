import type { Executor } from '../platform/db/database.ts'

/** Gives the account's link with this name a design, unless it has one. */
export async function dressLink(accountId: string, name: string, qrDesignId: string, db: Executor): Promise<void> {
  await db
    .updateTable('links')
    .set({ qr_design_id: qrDesignId })
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('qr_design_id', 'is', null)
    .execute()
}
