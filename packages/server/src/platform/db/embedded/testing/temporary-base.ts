import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { layoutOf } from '../layout.ts'
import { stopServer } from '../process/stop-server.ts'

/** Returns a folder for one test's database; at the end its servers are stopped and the folder is removed. */
export function temporaryBase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taplet-pg-'))
  chmodSync(folder, 0o711) // PostgreSQL's account needs access when we are root
  const base = join(folder, 'pg')
  onTestFinished(async () => {
    await stopServer(layoutOf(base).cluster, 'immediate')
    rmSync(folder, { recursive: true, force: true })
  })
  return base
}
