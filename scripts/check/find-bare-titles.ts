import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { textFiles } from './text-files.ts'

const TEST = /\.(?:test|spec)\.tsx?$/
/** The title of a test outside every `describe`: the call stands at the beginning of its line. */
const TITLE = /^(?:it|test)\(\s*(['"`])(?:\[[\d.]+\] )?(?<title>(?:(?!\1).)+)\1/gm
/** Verbs that are no nouns as well: with one of them in front a title has no subject. */
const VERB =
  /^(?:adds|allows|asks|becomes|begins|cannot|defines|describes|does|finds|gives|goes|has|holds|is|keeps|knows|leaves|lets|makes|may|must|opens|refuses|returns|says|searches|sends|shows|stays|stores|takes|tells|throws|uploads|waits|writes) /

/** Finds titles that do not stand alone in a log of failures: who does it is said by no `describe`. */
export const bareTitlesIn = (file: string, text: string): string[] =>
  [...text.matchAll(TITLE)]
    .map(({ groups }) => groups?.['title'] ?? '')
    .filter((title) => VERB.test(title))
    .map((title) => `${file}: “${title}” has no subject`)

export const findBareTitles = (): string[] =>
  textFiles()
    .filter((file) => TEST.test(file))
    .flatMap((file) => bareTitlesIn(file, readFileSync(join(root, file), 'utf8')))
