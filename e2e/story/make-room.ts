import { test } from '@playwright/test'
import { askDatabase } from './ask-database.ts'

/** Renames the account and the app that an earlier run of the same story created. */
export async function makeRoom(email: string, path: string): Promise<void> {
  const { repeatEachIndex: run } = test.info()
  if (run === 0) return
  await askDatabase('update auth_user set email = $2 where email = $1', [email, `run-${run}-${email}`])
  for (const table of ['experience_paths', 'experiences'])
    await askDatabase(`update ${table} set path = $2 where path = $1`, [path, `${path}-run-${run}`])
}
