import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import type { Account } from '../programs/account.ts'
import type { Layout } from '../layout.ts'
import { giveToFolderOwner } from '../private-folder.ts'
import type { Programs } from '../programs/programs.ts'
import { asAccount } from '../programs/run-program.ts'
import { type Settings, settingArguments } from '../settings.ts'

export interface StartPlan {
  layout: Layout
  programs: Programs
  account: Account | undefined
  settings: Settings
  log: (message: string) => void
}

export interface LaunchedServer {
  /** Undefined when the program could not be started. */
  pid: number | undefined
  isRunning: () => boolean
}

/**
 * Starts a server that outlives this process, without waiting for it. `stranger` is a live process whose id is in the
 * pid file although it is not a server of ours.
 */
export function launch(plan: StartPlan, stranger: number | undefined): LaunchedServer {
  const { layout, programs, account, settings } = plan
  const output = openSync(layout.logFile, 'a', 0o600)
  giveToFolderOwner(layout.logFile)
  const child = spawn(programs.postgres, ['-D', layout.cluster, ...settingArguments(settings, layout)], {
    ...asAccount(account),
    cwd: '/',
    detached: true, // Ctrl-C in the terminal must reach Taplet first, which stops the database last
    env: { LC_ALL: 'C', TZ: 'UTC', ...clockOf(process.env), ...ignoring(stranger) },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let isRunning = true
  const handleEnd = (): void => {
    isRunning = false
  }
  child.on('exit', handleEnd)
  child.on('error', handleEnd)
  child.unref()
  return { pid: child.pid, isRunning: () => isRunning }
}

/** Where tests shift our clock (`npm run test:on`), the database's clock is shifted too. */
function clockOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')),
  )
}

/** PostgreSQL takes a live process of the same user for a rival, except its grandparent: the stranger is passed as that. */
function ignoring(stranger: number | undefined): Record<string, string> {
  return stranger ? { PG_GRANDPARENT_PID: String(stranger) } : {}
}
