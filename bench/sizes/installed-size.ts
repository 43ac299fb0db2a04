import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../../scripts/root.ts'
import type { Report } from '../report/report.ts'
import { sizeText } from '../report/size-text.ts'
import { purposeOf } from './purposes.ts'

const LIMIT = 900 * 1024 * 1024
const SHOWN = 5
const BLOCK = 512 // what stat counts in

/** Measures the disk space of an installation and the purpose of its largest packages. */
export function installedSize(): Report {
  const packages = new Map<string, number>()
  for (const folder of [root, ...workspaces()]) addPackages(join(folder, 'node_modules'), packages)
  const total = [...packages.values()].reduce((sum, bytes) => sum + bytes, 0)
  const largest = [...packages].sort(([, one], [, other]) => other - one).slice(0, SHOWN)
  return {
    rows: [
      {
        id: '',
        measure: 'installed size of node_modules',
        target: `≤ ${sizeText(LIMIT)}`,
        measured: sizeText(total),
        peer: '',
        isMet: total <= LIMIT,
      },
    ],
    notes: largest.map(([name, bytes]) => `${name}, ${sizeText(bytes)}: ${purposeOf(name)}`),
  }
}

function workspaces(): string[] {
  const parent = join(root, 'packages')
  return [...readdirSync(parent).map((name) => join(parent, name)), join(root, 'e2e'), join(root, 'bench')]
}

function addPackages(modules: string, packages: Map<string, number>): void {
  if (!existsSync(modules)) return
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue // links to our own packages
    const folder = join(modules, entry.name)
    const names = entry.name.startsWith('@') ? readdirSync(folder).map((name) => join(entry.name, name)) : [entry.name]
    for (const name of names) {
      const key = name.replaceAll(sep, '/')
      packages.set(key, (packages.get(key) ?? 0) + diskUse(join(modules, name)))
    }
  }
}

function diskUse(path: string): number {
  const { isDirectory, bytes } = measure(path)
  if (!isDirectory) return bytes
  return readdirSync(path).reduce((sum, name) => sum + diskUse(join(path, name)), bytes)
}

function measure(path: string): { isDirectory: boolean; bytes: number } {
  const stat = lstatSync(path)
  // Windows reports no blocks.
  return { isDirectory: stat.isDirectory(), bytes: stat.blocks ? stat.blocks * BLOCK : stat.size }
}
