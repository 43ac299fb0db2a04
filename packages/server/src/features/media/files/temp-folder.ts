import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Temporary folders, one per task, named after the process, so that those of killed processes can be deleted. */
export interface TempFolders {
  /** Runs the work with its own folder, which is deleted afterwards, even if the work throws. */
  use: <T>(work: (folder: string) => Promise<T>) => Promise<T>
  /** Deletes what killed processes left behind. */
  clear: () => Promise<void>
}

export function createTempFolders(base: string): TempFolders {
  return {
    async use(work) {
      await mkdir(base, { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(base, `${process.pid}-`))
      try {
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async clear() {
      const names = await readdir(base).catch(() => [])
      for (const name of names) {
        const pid = Number.parseInt(name, 10)
        if (Number.isInteger(pid) && !isRunning(pid)) await rm(join(base, name), { recursive: true, force: true })
      }
    },
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
