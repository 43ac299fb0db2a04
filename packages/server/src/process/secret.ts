import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the secret of the data folder: generated at the first start and the same ever after, so that sessions survive
 * a restart. Two starts at once get the same one: the first hard link wins. Throws when its file is there and cannot
 * be read.
 */
export function secretOf(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'auth.secret')
  const mine = join(dataDir, `auth.secret.${process.pid}.new`)
  writeFileSync(mine, randomBytes(36).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(mine, file)
  } catch (error) {
    if (!isExisting(error)) throw error
  } finally {
    rmSync(mine, { force: true })
  }
  return readFileSync(file, 'utf8')
}

const isExisting = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'
