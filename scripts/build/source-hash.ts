import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that a build writes or does not read. */
const IGNORED = new Set(['dist', 'node_modules', 'test', 'test-results'])
const TEST = /\.test\.tsx?$/

/** Returns a hash over the names and contents of all source files under the folders, tests excluded. */
export function hashSources(folders: string[], files: string[] = []): string {
  const hash = createHash('sha256')
  for (const folder of folders.toSorted()) addFolder(hash, folder)
  for (const file of files) addFile(hash, file)
  return hash.digest('hex')
}

function addFolder(hash: Hash, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (IGNORED.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, path)
    else if (entry.isFile() && !TEST.test(entry.name)) addFile(hash, path)
  }
}

function addFile(hash: Hash, path: string): void {
  hash.update(path).update('\0').update(readFileSync(path)).update('\0')
}
