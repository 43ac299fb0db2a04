import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { errorCode } from '../platform/db/embedded/error-code.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not',
  EDQUOT: 'the quota of this account is used up',
  EEXIST: 'it is a file',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a part of its path is a file',
  EPERM: 'this account may not',
  EROFS: 'its disk is read-only',
}

/** Creates the data folder. Throws one sentence that says what to do when nothing can be written there. */
export function requireDataDir(dataDir: string): void {
  const folder = resolve(dataDir)
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const code = errorCode(error) ?? ''
    // oxlint-disable-next-line preserve-caught-error -- its code is in the sentence
    throw new Error(
      `The data folder ${folder} cannot be written: ${REASONS[code] ?? code}. Make it writable, or name another: DATA_DIR=/path/to/data npm start`,
    )
  }
}
