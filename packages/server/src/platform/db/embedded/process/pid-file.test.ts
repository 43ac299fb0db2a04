import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ensurePostgres } from '../ensure-postgres.ts'
import { layoutOf } from '../layout.ts'
import { isAlive, isServerOf, readPidFile } from './pid-file.ts'
import { temporaryBase } from '../testing/temporary-base.ts'

async function stoppedCluster(): Promise<{ base: string; cluster: string; pidFile: string }> {
  const base = temporaryBase()
  await (await ensurePostgres({ base, settings: { fsync: 'off' } })).stop()
  const { cluster } = layoutOf(base)
  return { base, cluster, pidFile: join(cluster, 'postmaster.pid') }
}

it('PidFile starts beside a stranger that got the pid of a dead server, and leaves the stranger alone', async () => {
  const { base, cluster, pidFile } = await stoppedCluster()
  const { uid, gid } = statSync(cluster) // PostgreSQL only minds processes of its own user
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
  onTestFinished(() => void stranger.kill('SIGKILL'))
  writeFileSync(pidFile, `${stranger.pid}\n${cluster}\n1\n5432\n\n\n\nready\n`)
  expect(isServerOf(cluster, Number(stranger.pid))).toBe(false)
  const lines: string[] = []
  const database = await ensurePostgres({ base, log: (line) => lines.push(line) })
  expect(database.how).toBe('started')
  expect(lines).toEqual([expect.stringContaining(`names process ${stranger.pid}, which is not our server`)])
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  await database.stop()
})

it('PidFile moves an old empty pid file away, as a full disk leaves it', async () => {
  const { base, cluster, pidFile } = await stoppedCluster()
  writeFileSync(pidFile, '')
  const anHourAgo = Date.now() / 1000 - 3600
  utimesSync(pidFile, anHourAgo, anHourAgo)
  expect(readPidFile(cluster)).toMatchObject({ pid: 0 })
  const database = await ensurePostgres({ base })
  expect(database.how).toBe('started')
  expect(existsSync(`${pidFile}.stale`)).toBe(true)
  await database.stop()
})

it('PidFile takes a process that ended for dead, also when nobody has fetched it from the system', async () => {
  // The inner process ends at once, and its parent, replaced by exec, never reaps it.
  const parent = spawn('sh', ['-c', 'sh -c "exit 0" & echo $!; exec sleep 60'])
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  await expect.poll(() => isAlive(Number(line.toString()))).toBe(false)
  expect(isAlive(Number(parent.pid))).toBe(true)
})

it('PidFile has nothing to say about a folder without a pid file', () => {
  expect(readPidFile('/nonexistent')).toBeUndefined()
})
