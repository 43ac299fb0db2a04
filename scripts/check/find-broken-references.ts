import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../root.ts'
import { findReferenceFaults, type Quotable } from './find-reference-faults.ts'
import { textFiles } from './text-files.ts'

const SPECIFICATION = 'docs/specification/'
/** Tests of the checks, which plant faults on purpose. */
const PLANTED = /^scripts\/check\/.*\.test\.ts$/

/** Finds references of code and docs that lead nowhere. */
export function findBrokenReferences(): string[] {
  const quotable: Quotable = { spec: readSpecLines(), records: readRecordNumbers(), isFile: isInProject }
  return textFiles()
    .filter((file) => !file.startsWith(SPECIFICATION) && !PLANTED.test(file))
    .flatMap((file) => {
      const resolve = (link: string): string => posix.join(posix.dirname(file), link)
      return findReferenceFaults(file, readFileSync(join(root, file), 'utf8'), quotable, resolve)
    })
}

const isInProject = (path: string): boolean => existsSync(join(root, path))

/** The bold numbers of the specification, and its sections. */
function readSpecLines(): Set<string> {
  const folder = join(root, SPECIFICATION)
  const text = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const lines = [...text.join('\n').matchAll(/^(?:- )?\*\*(§\d+\.\d+|D\d+)\*\*|^\| (§\d+\.\d+) \|/gm)]
  const names = lines.map(([, bold, cell]) => bold ?? cell ?? '')
  return new Set(names.flatMap((name) => [name, name.replace(/\.\d+$/, '')]))
}

function readRecordNumbers(): Set<string> {
  return new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 3)))
}
