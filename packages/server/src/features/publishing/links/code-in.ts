const LONGEST = 200

/**
 * The code that somebody means by what stands behind /t/: readers of codes add dots, spaces and slashes, and people type
 * them. Empty when there is none.
 */
export function codeIn(text: string): string {
  const code = /[\w-]+/.exec(decoded(text))?.[0] ?? ''
  return code.length > LONGEST ? '' : code
}

/** The same of a whole path, whatever the case of its `t` and the number of its slashes; undefined for all other paths. */
export function codeInPath(path: string): string | undefined {
  const [, rest] = /^\/+t\/(.*)$/is.exec(path) ?? []
  return rest === undefined ? undefined : codeIn(rest)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
