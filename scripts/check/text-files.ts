import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root.ts'

const FOLDERS = ['packages', 'scripts', 'e2e', 'bench', 'docs']
/** Installed or generated files; fixtures are files of others. */
const IGNORED = new Set(['node_modules', 'dist', 'fixtures', 'test-results', 'playwright-report', 'results'])
const TEXT = /\.(?:tsx?|[cm]?js|css|md|csv|sql|html)$/

/** Returns the paths of all texts written by hand, from the root. */
export function textFiles(): string[] {
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile() && TEXT.test(entry.name))
  return [...files.map((entry) => entry.name), ...FOLDERS.flatMap((folder) => filesBelow(join(root, folder)))]
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : filesBelow(path)
    return TEXT.test(entry.name) ? [relative(root, path)] : []
  })
}
