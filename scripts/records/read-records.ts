import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { type DecisionRecord, parseRecord } from './parse-record.ts'

const FOLDER = join(root, 'docs/decisions')
export const RECORD_INDEX = join(FOLDER, 'README.md')

/** Reads all records of docs/decisions. */
export function readRecords(): DecisionRecord[] {
  const files = readdirSync(FOLDER).filter((file) => file !== 'README.md')
  return files.map((file) => parseRecord(file, readFileSync(join(FOLDER, file), 'utf8')))
}
