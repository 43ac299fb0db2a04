import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withInstallLock } from './install-lock.mjs'
import { root } from './root.mjs'
import { findRunning } from './running.mjs'

const lockFile = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
/** Holds the hash of the package-lock.json that node_modules was installed from. */
const memory = join(modules, '.taplet-lock')
/** npm's own record of the installed packages. */
const npmRecord = join(modules, '.package-lock.json')

/** Runs `npm ci` when node_modules is missing or was installed from another package-lock.json; else does nothing. */
export async function ensureInstalled() {
  if (isUpToDate()) return
  await withInstallLock(async () => {
    if (isUpToDate()) return // another start did it meanwhile
    if (!isInstalledByHand()) install()
    remember()
  })
}

function isUpToDate() {
  return existsSync(memory) && readFileSync(memory, 'utf8').trim() === wantedHash()
}

function wantedHash() {
  return createHash('sha256').update(readFileSync(lockFile)).update(`${process.platform}-${process.arch}`).digest('hex')
}

/** Whether `npm ci` or `npm install` was run already: every package of the lock file is there in that version. */
function isInstalledByHand() {
  if (!existsSync(npmRecord)) return false
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const present = JSON.parse(readFileSync(npmRecord, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true // the workspaces themselves
    const found = present[path]
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional)
  })
}

function install() {
  const running = findRunning()
  if (running) {
    throw new Error(`The dependencies have changed, but Taplet runs from this folder (pid ${running}). Stop it first.`)
  }
  requireWritable()
  console.log('Installing dependencies (once, about a minute) …')
  const [file, ...args] = npmCommand()
  // Names everything that an environment such as NODE_ENV=production would leave out. No package of ours needs an
  // install script, and scripts that do not run can do no harm.
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const result = spawnSync(file, [...args, ...flags], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (result.error) throw new Error(`npm could not be started: ${result.error.message}`)
  if (result.status !== 0) throw new Error(`npm ci failed (${result.signal ?? `exit code ${result.status}`}).`)
}

/** The npm that runs us, else the one on the PATH (`node scripts/run.mjs` by hand, or another package manager). */
function npmCommand() {
  const npm = process.env.npm_execpath
  if (npm && /npm-cli\.c?js$/.test(npm) && existsSync(npm)) {
    const node = process.env.npm_node_execpath
    return [node && existsSync(node) ? node : process.execPath, npm]
  }
  return ['npm']
}

/** npm's own message for this is a page long and does not name the way out. */
function requireWritable() {
  const folder = existsSync(modules) ? modules : root
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Error(`${folder} belongs to user id ${statSync(folder).uid} and must be filled: start as that user once.`)
  }
}

function remember() {
  try {
    writeFileSync(memory, `${wantedHash()}\n`)
  } catch {
    // node_modules of another user: complete, but checked again next time
  }
}
