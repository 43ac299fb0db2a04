import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { runOnPinnedNode } from './pinned-node.mjs'
import { serverSettings } from './server-settings.mjs'
import { root } from './root.mjs'
import { markRunning } from './running.mjs'

const SERVING = ['dev', 'start']

/** Installs what is missing, runs the script of that name with the remaining arguments, and exits with its code. */
export async function runCommand([command = '', ...args]) {
  const script = join(root, 'scripts', `${command}.ts`)
  if (!/^[a-z][a-z-]*$/.test(command) || !existsSync(script)) {
    console.error(`There is no command "${command}". See "scripts" in package.json.`)
    process.exit(1)
  }
  try {
    await ensureInstalled()
    markRunning()
    await runOnPinnedNode([script, ...args], SERVING.includes(command) ? serverSettings : {})
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
