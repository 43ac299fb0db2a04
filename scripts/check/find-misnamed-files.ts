import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { isNamedAfterExport } from './is-named-after-export.ts'
import { textFiles } from './text-files.ts'

/** Files that were there before this check. A line goes when its file is renamed; none is added. */
const EXCUSED = 'scripts/check/misnamed-files.txt'
const SOURCE = /^(?:packages|scripts|e2e|bench)\/.*(?<!\.(?:test|spec|config|d))\.tsx?$/

/** Sources that are not named after what they export, and excuses that are needed no longer. */
export function findMisnamedFiles(): string[] {
  const misnamed = textFiles().filter(
    (file) => SOURCE.test(file) && !isNamedAfterExport(file, readFileSync(join(root, file), 'utf8')),
  )
  const list = join(root, EXCUSED)
  const excused = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [])
  return [
    ...misnamed.filter((file) => !excused.has(file)).map((file) => `${file}: is named after none of its exports`),
    ...[...excused].filter((file) => !misnamed.includes(file)).map((file) => `${EXCUSED}: take out ${file}`),
  ]
}
