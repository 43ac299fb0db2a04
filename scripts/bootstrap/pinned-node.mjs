import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync } from 'node:fs'
import { constants as system } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './root.mjs'

const NEEDED_MAJOR = 24

/** Runs a script on Node 24 and exits with the same code or signal. Settings of the environment win over these. */
export async function runOnPinnedNode(args, settings) {
  const pinned = findPinnedNode()
  const outcome = pinned && (await run(pinned, args, settings))
  // A pinned binary that exists but cannot be started is built for another C library (Alpine).
  const ended = outcome && outcome !== 'cannot start' ? outcome : await run(ownNode(), args, settings)
  if (ended === 'cannot start') throw new Error(`Node.js could not be started: ${ownNode()}`)
  process.exitCode = ended.signal ? 128 + system.signals[ended.signal] : ended.code
}

/** The Node binary that npm installed for this machine; undefined where none is published (macOS, Windows). */
function findPinnedNode() {
  const file = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (!existsSync(file)) return undefined
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
  return file
}

function ownNode() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major >= NEEDED_MAJOR) return process.execPath
  throw new Error(
    `Taplet needs Node.js ${NEEDED_MAJOR} on this machine (${process.platform}-${process.arch}), where npm has none to install; ` +
      `this is ${process.versions.node}. Install it from https://nodejs.org and start again.`,
  )
}

function run(node, args, settings) {
  return new Promise((resolve) => {
    const path = [dirname(node), process.env.PATH ?? ''].join(delimiter)
    const env = { ...settings, ...process.env, PATH: path }
    const child = spawn(node, args, { cwd: root, stdio: 'inherit', env })
    const stopForwarding = forwardSignals(child)
    child.on('error', () => resolve('cannot start'))
    child.on('exit', (code, signal) => {
      stopForwarding()
      resolve({ code, signal })
    })
  })
}

/**
 * Forwards signals. Ctrl-C in a terminal reaches the script by itself, as it does every process there; forwarding it
 * would send two, and the second one means "now, not gracefully".
 */
function forwardSignals(child) {
  const handlers = {
    SIGHUP: () => child.kill('SIGHUP'),
    SIGINT: () => process.stdin.isTTY || child.kill('SIGINT'),
    SIGTERM: () => child.kill('SIGTERM'),
  }
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler)
  return () => {
    for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler)
  }
}
