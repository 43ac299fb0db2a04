import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { prepareEnvironment } from './environment.ts'
import { root } from './root.ts'

// Runs the server, restarted on every change of its sources, and the dashboard by vite, which replaces modules in the
// open page. When one of them ends, the other is stopped too.
const SERVER_SOURCES = ['server/src', 'server/migrations', 'contract/src', 'slides/src', 'viewer/src', 'qr/src']

prepareEnvironment()
const port = process.env['PORT'] || '3000'
const children = [startServer(), startDashboard()]
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(signal))
for (const child of children) child.on('exit', () => stopAll('SIGTERM'))

function startServer(): ChildProcess {
  const watched = SERVER_SOURCES.map((folder) => `--watch-path=${join(root, 'packages', folder)}`)
  const script = join(root, 'scripts/serve/serve-only.ts')
  return start([...watched, '--watch-preserve-output', script], root)
}

function startDashboard(): ChildProcess {
  return start([join(root, 'node_modules/.bin/vite'), '--clearScreen', 'false'], join(root, 'packages/dashboard'), {
    NODE_ENV: 'development',
    TAPLET_SERVER: `http://localhost:${port}`,
  })
}

/** In process groups of their own, so that Ctrl-C reaches each of them once, forwarded by us. */
function start(args: string[], cwd: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd, detached: true, env: { ...process.env, ...env }, stdio: 'inherit' })
}

function stopAll(signal: NodeJS.Signals): void {
  for (const child of children) if (child.exitCode === null) child.kill(signal)
}
