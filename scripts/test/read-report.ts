import { readFileSync } from 'node:fs'

/** Reads the report of a test runner, or returns undefined when it died before writing one. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
