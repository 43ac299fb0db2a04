import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root.ts'
import { findLiterals } from './find-literals.ts'

/** Texts that stand in the code on purpose. */
const EXCUSED: readonly [where: RegExp, why: string][] = [
  [/\/messages\/|\/text\/en\//, 'the tables themselves'],
  [/\.(?:test|spec)\.tsx?$|\/testing\//, 'tests say what they expect'],
  [/^packages\/contract\//, 'summaries of calls, which developers read in the API documents'],
  [
    /\/(?:seed|demo|templates|stand-ins|emulators?)\/|-samples?\.tsx?$/,
    'content, as a merchant would write it; rehearsals of other services',
  ],
  [
    /\/(?:process|embedded)\/|\/run-[\w-]+\.ts$|\/(?:[\w-]*desk|admin)[\w/-]*\.ts$|config\.ts$|main\.ts$/,
    'what the operator reads in a console',
  ],
  [/\/(?:robots|previews|font-css|fonts)\b/, 'names of programs and typefaces'],
]

/** Files with texts that have not moved into tables yet, and how many: a list that only shrinks. */
const LIST = join(root, 'scripts/check/inline-texts.txt')

/** Texts that people read and that stand in the code of a package instead of a message table. */
export function findInlineTexts(): string[] {
  const listed = new Map(
    readFileSync(LIST, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  )
  const findings = sourceFiles().flatMap((file) => {
    const literals = findLiterals(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))
    const known = Number(listed.get(file) ?? 0)
    listed.delete(file)
    if (literals.length < known)
      return [`${file}: ${literals.length} texts are left; say so in ${relative(root, LIST)}`]
    if (literals.length === known) return []
    return literals.map(({ line, text }) => `${file}:${line}: “${text}” belongs into a message table`)
  })
  return [...findings, ...[...listed.keys()].map((file) => `${file} is gone: take it off ${relative(root, LIST)}`)]
}

function sourceFiles(): string[] {
  return readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => /^packages\/[\w-]+\/src\//.test(file))
    .filter((file) => !EXCUSED.some(([where]) => where.test(file)))
}
