import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new empty folder for one server, which the account that PostgreSQL runs as can walk through. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taplet-bench-'))
  chmodSync(folder, 0o711)
  return folder
}

export const removeDataFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })
