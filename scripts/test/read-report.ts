import { readFileSync } from 'node:fs'

/** Reads what a test runner has reported; undefined when it died before it could. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
