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

/** The same of a whole address when it is at one of these hosts, with or without encryption; undefined for any other. */
export function codeInUrl(url: string, hosts: readonly string[]): string | undefined {
  const { host, pathname } = URL.parse(url) ?? {}
  if (host === undefined || pathname === undefined || !hosts.includes(host)) return undefined
  // The picture of a code leads nowhere.
  return pathname.endsWith('/code.svg') ? undefined : codeInPath(decoded(pathname)) || undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
