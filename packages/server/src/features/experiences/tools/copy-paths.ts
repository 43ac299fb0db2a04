import { PAGE_NAME_MAX, pageNameProblem, toPageName } from '@taplet/contract'

const COPIES = 40
const NUMBERED = /^(.+)-(\d{1,2})$/

/**
 * Returns addresses for a copy, best first: from its name, numbered from 2; then from the original's address. "cafe-2"
 * is followed by "cafe-3". The caller finds out which are free.
 */
export function copyPaths(pageName: string | undefined, path: string): string[] {
  const named = pageName === undefined ? '' : toPageName(pageName)
  const paths = [named, ...numbered(named), ...numbered(path)].filter((one) => one !== path)
  return [...new Set(paths)].filter((one) => pageNameProblem(one) === undefined)
}

function numbered(path: string): string[] {
  if (path === '') return []
  const [, stem = path, last = '1'] = NUMBERED.exec(path) ?? []
  return Array.from({ length: COPIES }, (_, index) => withSuffix(stem, `-${Number(last) + index + 1}`))
}

/** Returns one more, ending in random letters: for when all numbers are taken. */
export function randomCopyPath(pageName: string | undefined, path: string, letters: string): string {
  const named = pageName === undefined ? '' : toPageName(pageName)
  const paths = [named, path].filter(Boolean).map((stem) => withSuffix(stem, `-${letters}`))
  return paths.find((one) => pageNameProblem(one) === undefined) ?? `copy-${letters}`
}

/** Truncated so that the suffix fits, and without a trailing dash. */
const withSuffix = (stem: string, suffix: string): string =>
  stem.slice(0, PAGE_NAME_MAX - suffix.length).replace(/-+$/, '') + suffix
