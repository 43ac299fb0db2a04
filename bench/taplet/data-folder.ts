import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates an empty folder for one server, accessible to the account that PostgreSQL runs as. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taplet-bench-'))
  chmodSync(folder, 0o711)
  return folder
}

export const removeDataFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })
