import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from '../ensure-postgres.ts'

export interface Starter extends Pick<EmbeddedPostgres, 'conn' | 'pid' | 'how' | 'role'> {
  process: ChildProcess
  /** Kills the process as a crash would; resolves when it is gone. */
  kill(): Promise<void>
}

/** Starts the database from a separate process; rejects with the output of that process when it fails. */
export async function startElsewhere(options: EmbeddedPostgresOptions): Promise<Starter> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'starter-program.ts'), JSON.stringify(options)])
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(kill)
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk)))
    child.once('exit', () => reject(new Error(errors)))
  })
  // The line starter-program.ts prints.
  const started = JSON.parse(line) as Pick<EmbeddedPostgres, 'conn' | 'pid' | 'how' | 'role'>
  return { ...started, process: child, kill }
}
