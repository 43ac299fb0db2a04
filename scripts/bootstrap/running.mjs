import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** One empty file per process that uses node_modules, named by its pid. */
const folder = join(root, 'node_modules', '.taplet-running')

/** Records that this process uses node_modules, so that no other start replaces them meanwhile. */
export function markRunning() {
  try {
    mkdirSync(folder, { recursive: true })
    const mark = join(folder, String(process.pid))
    writeFileSync(mark, '')
    process.on('exit', () => rmSync(mark, { force: true }))
  } catch {
    // node_modules of another user: not recorded, which loses nothing else
  }
}

/** The pid of a process that uses node_modules; undefined when there is none. */
export function findRunning() {
  return marks().find((pid) => isAlive(pid) && isOurs(pid))
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function marks() {
  try {
    return readdirSync(folder).map(Number)
  } catch {
    return []
  }
}

/** The pid of a killed process may have been reused. Without /proc it counts as ours. */
function isOurs(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('run.mjs')
  } catch {
    return true
  }
}
