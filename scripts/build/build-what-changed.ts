import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { runCommandLine } from '../run-tool.ts'
import { hashSources } from './source-hash.ts'
import { closureOf, readWorkspaces, type Workspace } from './workspaces.ts'

/** Stores the source hash in the output; a build that clears its output removes it, as it should. */
const MEMORY = 'dist/.built-from'

export interface BuildOptions {
  /** Builds unchanged packages too. */
  force?: boolean
  /** Names of packages to skip. */
  without?: string[]
}

/**
 * Runs the `build` script of every package that has one, one after the other. Skips those whose sources, and those of
 * the workspace packages they depend on, have not changed since the last build.
 */
export async function buildWhatChanged({ force = false, without = [] }: BuildOptions = {}): Promise<void> {
  const all = readWorkspaces()
  for (const workspace of all) {
    if (!workspace.buildCommand || without.includes(workspace.name)) continue
    const hash = hashOf(workspace, all)
    const memory = join(workspace.folder, MEMORY)
    if (!force && existsSync(memory) && readFileSync(memory, 'utf8') === hash) continue
    await build(workspace, workspace.buildCommand)
    mkdirSync(join(workspace.folder, 'dist'), { recursive: true })
    writeFileSync(memory, hash)
  }
}

function hashOf(workspace: Workspace, all: Workspace[]): string {
  const folders = [...closureOf(workspace, all)].map((part) => part.folder)
  return hashSources(folders, [join(root, 'package-lock.json')])
}

async function build(workspace: Workspace, command: string): Promise<void> {
  const start = performance.now()
  console.log(`Building ${workspace.name} …`)
  // Always production: React's development build is several times the size.
  const { status, output } = await runCommandLine(command, { cwd: workspace.folder, env: { NODE_ENV: 'production' } })
  if (status !== 0) throw new Error(`${output}\nBuilding ${workspace.name} failed.`)
  console.log(`Built ${workspace.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
