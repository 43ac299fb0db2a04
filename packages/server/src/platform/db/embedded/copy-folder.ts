import { constants } from 'node:fs'
import { chmod, chown, copyFile, lstat, mkdir, readdir, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { errorCode } from './error-code.ts'

interface CopyOptions {
  from: string
  to: string
  /** Whether an entry is left out, by its path within the folder. */
  isLeftOut?: (path: string) => boolean
}

/**
 * Copies a folder that is in use, with owners and modes; files that vanish meanwhile are left out. Returns the bytes.
 * Shares blocks with the original where the file system can.
 */
export async function copyFolder({ from, to, isLeftOut = () => false }: CopyOptions): Promise<number> {
  const isRoot = process.getuid?.() === 0

  async function copy(path: string): Promise<number> {
    const [source, target] = [join(from, path), join(to, path)]
    const found = await lstat(source)
    const keepLook = async (): Promise<void> => {
      if (isRoot) await chown(target, found.uid, found.gid)
      await chmod(target, found.mode & 0o7777)
      await utimes(target, found.atime, found.mtime)
    }
    if (found.isFile()) {
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      await keepLook()
      return found.size
    }
    if (!found.isDirectory()) return 0 // sockets; we make no links
    await mkdir(target, { recursive: true })
    let bytes = 0
    for (const name of await readdir(source)) {
      const inside = relative(from, join(source, name))
      if (!isLeftOut(inside)) bytes += await copy(inside).catch(ignoreVanished)
    }
    await keepLook()
    return bytes
  }
  return copy('')
}

function ignoreVanished(error: unknown): number {
  if (errorCode(error) === 'ENOENT') return 0
  throw error
}
