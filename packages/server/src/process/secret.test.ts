import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { secretOf } from './secret.ts'

test('the secret of a data folder is made once, for its owner only, and leaves nothing else behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taplet-secret-'))
  const first = secretOf(join(folder, 'data'))
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(secretOf(join(folder, 'data'))).toBe(first)
  expect(secretOf(join(folder, 'other'))).not.toBe(first)
  expect(await readdir(join(folder, 'data'))).toEqual(['auth.secret'])
  expect((await stat(join(folder, 'data/auth.secret'))).mode & 0o077).toBe(0)
  await rm(folder, { recursive: true })
})
