import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'
import { isAlive } from './running.mjs'

const file = join(tmpdir(), `taplet-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)

/**
 * Runs the work while no other process installs into this folder: `npm start` and `npm test` may begin at the same
 * time.
 */
export async function withInstallLock(work) {
  let hasSaidSo = false
  while (!take()) {
    if (!hasSaidSo) console.log('Waiting for another process that installs the dependencies …')
    hasSaidSo = true
    await sleep(300)
  }
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(holder())) rmSync(file, { force: true })
    return false
  }
}

function holder() {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid // empty: being written this instant
  } catch {
    return process.pid
  }
}
