import { existsSync } from 'node:fs'
import { runProgram } from '../run-tool.ts'

/** A machine without a network must not wait for one. */
const PATIENCE = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1']

/** Installs a package of the distribution where that is permitted; returns what went wrong, or '' when nothing did. */
export async function aptInstall(name: string): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return 'apt-get needs to be here, and root to use it'
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', [...PATIENCE, 'update'], { env })
  const install = ['apt-get', ...PATIENCE, 'install', '-y', '--no-install-recommends', name]
  const { status, output } = await runProgram('nice', install, { env })
  return status === 0 ? '' : output.trim()
}
