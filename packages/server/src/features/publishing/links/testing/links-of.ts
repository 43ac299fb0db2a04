import { expect } from 'vitest'
import type { TestAccount } from '../../../../testing/an-account.ts'
import type { TestApp } from '../../../../testing/start-test-app.ts'

interface Values {
  experience_id?: string
  item_id?: string
  destination_url?: string
  fallback_url?: string
  password_hash?: string
  expires_at?: Date
  utm?: string
  rules?: string
}

/** Links of an account as visitors open them. */
export function linksOf(world: () => { content: TestApp; mine: TestAccount }) {
  let links = 0
  const storedOf = (tagId: string) =>
    world().content.db.selectFrom('hits').selectAll().where('tag_id', '=', tagId).orderBy('at').execute()
  return {
    async aLink(values: Values): Promise<string> {
      const { content, mine } = world()
      const tagId = `Link${String(++links).padStart(18, '0')}`
      await content.db
        .insertInto('links')
        .values({ tag_id: tagId, account_id: mine.accountId, ...values })
        .execute()
      await content.heard()
      return tagId
    },
    open: (tagId: string, headers: Record<string, string> = {}, more: object = {}) =>
      world().content.get(`/t/${tagId}`, { headers, ...more }),
    storedOf,
    /** Waits until they are stored, which requests do not wait for. */
    async visitsOf(tagId: string, count: number) {
      await expect.poll(async () => (await storedOf(tagId)).length).toBe(count)
      return storedOf(tagId)
    },
  }
}
