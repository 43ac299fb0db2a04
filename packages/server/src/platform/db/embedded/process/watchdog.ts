import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { Account } from '../programs/account.ts'
import type { Layout } from '../layout.ts'
import { asAccount } from '../programs/run-program.ts'

/**
 * Reads until its parent writes "done" or dies, which closes the pipe. In the latter case it signals the server named
 * in postmaster.pid to stop, provided that this process really works in the cluster ($1) or has it in its arguments.
 */
const SCRIPT = `
while read -r word; do [ "$word" = done ] && exit 0; done
pid=$(head -n 1 "$1/postmaster.pid") || exit 0
[ "$pid" -gt 1 ] || exit 0
if [ -d /proc/self ]; then
  [ "$(readlink "/proc/$pid/cwd")" = "$(cd "$1" && pwd -P)" ] || exit 0
else
  ps -o command= -p "$pid" | grep -F -q -- "$1" || exit 0
fi
kill -INT "$pid"
`

export interface Watchdog {
  /** Ends the watchdog: the server is stopped, or is meant to outlive this process. */
  dismiss(): void
}

/** Stops the server when this process is killed with SIGKILL. A shell, because it takes 1 MB where Node takes 40. */
export function startWatchdog(layout: Layout, account: Account | undefined): Watchdog {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'taplet-watchdog', layout.cluster], {
    ...asAccount(account),
    cwd: '/',
    detached: true, // a signal to our process group must not reach it
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.on('error', () => {}) // no shell available: the next start reuses the orphan
  letParentExit(child)
  return { dismiss: () => void child.stdin?.end('done\n') }
}

function letParentExit(child: ChildProcess): void {
  child.unref()
  child.stdin?.on('error', () => {}) // it was killed: nothing to dismiss
  if (child.stdin instanceof Socket) child.stdin.unref()
}
