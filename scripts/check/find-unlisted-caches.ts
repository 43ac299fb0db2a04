import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { findCacheFaults } from './find-cache-faults.ts'
import { textFiles } from './text-files.ts'

const CACHES = 'docs/caches.md'
const SERVER = /^packages\/server\/src\/.*(?<!\.test)\.ts$/

/** Finds what the server keeps in memory without a bound that is written down. */
export const findUnlistedCaches = (): string[] =>
  findCacheFaults(
    textFiles()
      .filter((file) => SERVER.test(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
    readFileSync(join(root, CACHES), 'utf8'),
  )
