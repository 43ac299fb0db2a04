import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../testing/start-test-app.ts'

/** Creates a link of the account with that design; returns its id. */
export async function aLink(
  { db }: TestApp,
  { accountId }: { accountId: string },
  { name = '', qrDesignId = null as string | null } = {},
): Promise<string> {
  const tagId = randomUUID().replaceAll('-', '').slice(0, 22)
  await db
    .insertInto('links')
    .values({ tag_id: tagId, account_id: accountId, name, qr_design_id: qrDesignId })
    .execute()
  return tagId
}
