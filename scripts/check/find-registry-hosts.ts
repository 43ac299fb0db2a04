import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/**
 * Finds lines of package-lock.json that bind it to the registry of its author: such a lock file installs nowhere else.
 * `omit-lockfile-registry-resolved` in .npmrc keeps them out.
 */
export function findRegistryHosts(): string[] {
  const lines = readFileSync(join(root, 'package-lock.json'), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    /"resolved": "https?:/.test(line) ? [`package-lock.json:${index + 1}: ${line.trim()}`] : [],
  )
}
