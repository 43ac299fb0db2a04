import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDiskStorage } from '../disk-driver.ts'
import type { Storage } from '../port.ts'
import { copyFiles } from './copy-files.ts'
import { runCopy } from './run-copy.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taplet-copy-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const aStorage = async (name: string, files: Record<string, string> = {}): Promise<Storage> => {
  const storage = createDiskStorage({ root: join(folder, name), reserveBytes: 0 })
  for (const [key, content] of Object.entries(files)) await storage.put(key, Buffer.from(content))
  return storage
}
const read = async (storage: Storage, key: string): Promise<string | undefined> => {
  const content = await storage.get(key)
  return content && (await buffer(content)).toString()
}

it('[14.12] copying files copies what is missing or different, and the second time nothing', async () => {
  const from = await aStorage('from', { 'public/a': 'latte', 'private/b': 'tea', 'protected/c': 'same' })
  const to = await aStorage('to', { 'private/b': 'TEA', 'protected/c': 'same', 'public/own': 'stays' })
  expect(await copyFiles({ from, to, isDryRun: false })).toEqual({ copied: 2, equal: 1, bytes: 12, failed: [] })
  expect([await read(to, 'public/a'), await read(to, 'private/b')]).toEqual(['latte', 'tea'])
  expect(await read(to, 'public/own')).toBe('stays')
  expect(await copyFiles({ from, to, isDryRun: false })).toMatchObject({ copied: 0, equal: 3, failed: [] })
})

it('[14.12] comparing files tells what is missing or different, and copies nothing', async () => {
  const from = await aStorage('compared', { 'public/a': 'latte', 'public/b': 'tea' })
  const to = await aStorage('other', { 'public/b': 'TEA' })
  const { failed } = await copyFiles({ from, to, isDryRun: true })
  expect(failed.map(({ key, reason }) => `${key} ${reason}`).sort()).toEqual([
    'public/a is not on the other side',
    'public/b is different on the other side',
  ])
  expect(await read(to, 'public/a')).toBeUndefined()
})

it('[14.12] a file that arrives damaged or not at all is told, and all others are copied', async () => {
  const from = await aStorage('whole', { 'public/a': 'latte', 'public/b': 'tea', 'public/c': 'milk' })
  const disk = await aStorage('faulty')
  const to: Storage = {
    ...disk,
    put: async (key, content) => {
      if (key === 'public/a') return disk.put(key, Buffer.from('lattf'))
      if (key === 'public/b' && content instanceof Readable) throw content.destroy() && new Error('no line')
      return disk.put(key, content)
    },
  }
  const { copied, failed } = await copyFiles({ from, to, isDryRun: false })
  expect(copied).toBe(1)
  expect(failed.map(({ key }) => key).sort()).toEqual(['public/a', 'public/b'])
})

it('[14.12] the command for files says what it needs', async () => {
  const config = { dataDir: folder, storage: { driver: 'disk', bucket: undefined } } as const
  await expect(runCopy(config, [])).rejects.toThrow('npm run files -- to-bucket')
  await expect(runCopy(config, ['to-bucket'])).rejects.toThrow('Set S3_BUCKET')
})
