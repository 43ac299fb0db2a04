const LONGEST = 200

/**
 * Returns the code meant by the text after /t/: scanners append dots, spaces and slashes, and people type the code.
 * Empty when there is none.
 */
export function codeIn(text: string): string {
  const code = /[\w-]+/.exec(decoded(text))?.[0] ?? ''
  return code.length > LONGEST ? '' : code
}

/** Returns the code of a whole path, whatever the case of `t` and the number of slashes; undefined for other paths. */
export function codeInPath(path: string): string | undefined {
  const [, rest] = /^\/+t\/(.*)$/is.exec(path) ?? []
  return rest === undefined ? undefined : codeIn(rest)
}

/** Returns the code of a whole URL on one of these hosts, http or https; undefined for any other. */
export function codeInUrl(url: string, hosts: readonly string[]): string | undefined {
  const { host, pathname } = URL.parse(url) ?? {}
  if (host === undefined || pathname === undefined || !hosts.includes(host)) return undefined
  // The picture of a code is not a link.
  return pathname.endsWith('/code.svg') ? undefined : codeInPath(decoded(pathname)) || undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
