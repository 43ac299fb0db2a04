import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { root } from '../root.ts'

const IGNORED = new Set(['node_modules', 'dist', '.git', '.data', 'test-results'])
/** The folder of our own packages within node_modules. */
const OURS = '@taplet'

/**
 * Copies the project into a folder, with its installed packages; the copy's packages resolve to each other, not to
 * these.
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'taplet-copy-'))
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !IGNORED.has(basename(path)) })
  for (const folder of ['', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]) {
    linkInstalled(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), copy)
  }
  return copy
}

function linkInstalled(from: string, to: string, copy: string): void {
  for (const name of namesIn(from)) {
    if (name === OURS) linkOurs(join(from, OURS), join(to, OURS), copy)
    else link(join(from, name), to, name)
  }
}

function linkOurs(from: string, to: string, copy: string): void {
  for (const name of namesIn(from)) link(join(copy, relative(root, realpathSync(join(from, name)))), to, name)
}

function link(target: string, folder: string, name: string): void {
  mkdirSync(folder, { recursive: true })
  symlinkSync(target, join(folder, name))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // most packages have nothing installed of their own
  }
}
