import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storageConformance } from './conformance.ts'
import { createDiskStorage } from './disk-driver.ts'
import type { Storage } from './port.ts'

let root: string
let storage: Storage

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'taplet-storage-'))
  storage = createDiskStorage({ root, reserveBytes: 0 })
})
afterAll(async () => {
  await rm(root, { recursive: true, force: true })
})

storageConformance('disk', () => storage)

describe('the disk driver alone', () => {
  it('clears parts that a killed process left long ago, and spares those being written', async () => {
    const folder = join(root, 'after-a-crash')
    await mkdir(join(folder, '.unfinished'), { recursive: true })
    const aPart = async (name: string, minutesAgo: number): Promise<void> => {
      const at = new Date(Date.now() - minutesAgo * 60_000)
      await writeFile(join(folder, '.unfinished', name), 'half')
      await utimes(join(folder, '.unfinished', name), at, at)
    }
    await aPart('old', 120)
    await aPart('new', 1)
    const again = createDiskStorage({ root: folder })
    await again.put('public/x', Buffer.from('x'))
    expect(await readdir(join(folder, '.unfinished'))).toEqual(['new'])
  })

  it('has no room when the reserve would be touched', async () => {
    const full = createDiskStorage({ root, reserveBytes: Number.MAX_SAFE_INTEGER })
    expect(await full.hasRoomFor(1)).toBe(false)
  })
})
