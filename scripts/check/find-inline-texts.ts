import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root.ts'
import { findLiterals } from './find-literals.ts'

/** Texts that are meant to stay in the code. */
const EXCUSED: readonly [where: RegExp, why: string][] = [
  [/\/messages\/|\/text\/[a-z]{2}\//, 'the tables themselves'],
  [/\.(?:test|spec)\.tsx?$|\/testing\/|\/conformance\.ts$/, 'tests say what they expect'],
  [
    /\/(?:seed|demo|(?:app-)?templates|stand-ins|emulators?)\/|[/-]samples?\.tsx?$/,
    'content, as a merchant would write it; emulators of other services',
  ],
  [
    /\/(?:process|embedded)\/|\/run-[\w-]+\.ts$|\/(?:[\w-]*admin)[\w/-]*\.ts$|-commands\.ts$|(?:config|main|-settings|-keys)\.ts$/,
    'what the operator reads in a console',
  ],
  [/\/(?:brands|robots|previews|font-css|fonts)\b/, 'names of companies, programs and typefaces'],
  [/^packages\/qr\/src\/export\/eps\//, 'PostScript'],
  [/\/platform\/http\/(?:add-open-api|api-docs|bind|event-stream)\.ts$/, 'API documents and protocols'],
]

/** Finds texts that people read in the code of a package instead of a message table. */
export function findInlineTexts(): string[] {
  return sourceFiles().flatMap((file) =>
    findLiterals(readFileSync(join(root, file), 'utf8'), file.endsWith('x')).map(
      ({ line, text }) => `${file}:${line}: “${text}” belongs into a message table`,
    ),
  )
}

function sourceFiles(): string[] {
  return readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => /^packages\/[\w-]+\/src\//.test(file))
    .filter((file) => !EXCUSED.some(([where]) => where.test(file)))
}
