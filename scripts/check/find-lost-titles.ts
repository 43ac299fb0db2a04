/** A test file, and words of a test in it. */
const NAMED_TEST = /^([\w./-]+\.(?:test|spec)\.tsx?): (.+)$/s
const FILE = /^[\w./-]+\.[a-z]+\b/
/** What shows a row and is no test: a screen, a measurement. */
const NO_TEST = /^(?:\/|screens? |npm run )/
const REMARK = /\([^()]*\)/g

const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/**
 * Finds tests of a coverage row that have another title by now. `…` stands for any words, a remark in parentheses for
 * none; words without a file belong to the file before them.
 */
export function findLostTitles(shownBy: string, read: (path: string) => string | undefined): string[] {
  const lost: string[] = []
  let path: string | undefined
  for (const entry of shownBy.split('; ')) {
    const [, named, title] = NAMED_TEST.exec(entry) ?? []
    path = named ?? (FILE.test(entry) ? undefined : path)
    const source = path === undefined || NO_TEST.test(entry) ? undefined : read(path)
    if (source === undefined) continue
    const there = wordsOf(source)
    const parts = (title ?? entry).replaceAll(REMARK, '…').split('…').map(wordsOf)
    if (parts.some((part) => !there.includes(part.trim() && part))) lost.push(`${path} has no test "${title ?? entry}"`)
  }
  return lost
}
