import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { layoutOf } from '../layout.ts'
import { stopServer } from '../process/stop-server.ts'

/** A folder for one test's database; whatever still runs on it is stopped and it is removed when the test ends. */
export function temporaryBase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taplet-pg-'))
  chmodSync(folder, 0o711) // the account that root hands PostgreSQL to must get in
  const base = join(folder, 'pg')
  onTestFinished(async () => {
    await stopServer(layoutOf(base).cluster, 'immediate')
    rmSync(folder, { recursive: true, force: true })
  })
  return base
}
