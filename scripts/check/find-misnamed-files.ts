import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { isNamedAfterExport } from './is-named-after-export.ts'
import { textFiles } from './text-files.ts'

const SOURCE = /^(?:packages|scripts|e2e|bench)\/.*(?<!\.(?:test|spec|config|d))\.tsx?$/

/** Sources that are not named after what they export. */
export const findMisnamedFiles = (): string[] =>
  textFiles()
    .filter((file) => SOURCE.test(file) && !isNamedAfterExport(file, readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file}: is named after none of its exports`)
