import { test } from '@playwright/test'
import { askDatabase } from './ask-database.ts'

/** Gives other names to the account and the app that a try of this story before left under these. */
export async function makeRoom(email: string, path: string): Promise<void> {
  const { retry } = test.info()
  if (retry === 0) return
  await askDatabase('update auth_user set email = $2 where email = $1', [email, `try-${retry}-${email}`])
  for (const table of ['experience_paths', 'experiences'])
    await askDatabase(`update ${table} set path = $2 where path = $1`, [path, `${path}-try-${retry}`])
}
