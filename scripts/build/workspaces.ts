import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** A package of this repository. */
export interface Workspace {
  name: string
  folder: string
  /** The command line that builds it; undefined when it runs from source. */
  buildCommand: string | undefined
  /** The workspace packages it depends on. */
  dependencies: string[]
}

interface Manifest {
  name: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
}

/** All packages of this repository. */
export function readWorkspaces(): Workspace[] {
  const parent = join(root, 'packages')
  return readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(readWorkspace)
}

function readWorkspace(folder: string): Workspace {
  // npm has validated this file; its shape is known.
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return {
    name: manifest.name,
    folder,
    buildCommand: manifest.scripts?.['build'],
    dependencies: Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@taplet/')),
  }
}

/** Returns the package and all workspace packages it depends on, however deep. */
export function closureOf(workspace: Workspace, all: Workspace[], found = new Set<Workspace>()): Set<Workspace> {
  if (found.has(workspace)) return found
  found.add(workspace)
  for (const other of all) if (workspace.dependencies.includes(other.name)) closureOf(other, all, found)
  return found
}
