/** Whether a path (with its query) may be asked for. */
export type RobotsRules = (path: string) => boolean

interface Rule {
  isAllowed: boolean
  pattern: string
}

const EVERYBODY = '*'
/** Files may be larger; crawlers read this much at least (RFC 9309). */
export const MAX_ROBOTS_BYTES = 512 * 1024
const MAX_FIELDS = 5000

/** Matches by walking over both: a pattern of a stranger never becomes a regular expression. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const [first = ''] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const part of parts.slice(1)) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !isWhole || at === path.length || (parts.length > 1 && path.endsWith(parts.at(-1) ?? ''))
}

/** Returns the fields of a robots.txt, in lower case, with their values. */
const fieldsOf = (text: string): [field: string, value: string][] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, key, value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    return key === undefined ? [] : [[key.toLowerCase(), value.trim()]]
  })

/** Returns the rules by the names that they are for, in lower case. */
function groupsOf(text: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>()
  let names: string[] = []
  let isNaming = false
  for (const [field, value] of fieldsOf(text).slice(0, MAX_FIELDS)) {
    if (field === 'user-agent') {
      names = isNaming ? [...names, value.toLowerCase()] : [value.toLowerCase()]
      isNaming = true
      for (const name of names) if (!groups.has(name)) groups.set(name, [])
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false
      // An empty rule forbids nothing.
      if (value === '') continue
      for (const name of names) groups.get(name)?.push({ isAllowed: field === 'allow', pattern: value })
    }
  }
  return groups
}

/**
 * Parses a robots.txt (RFC 9309): the group that names `agent`, else that for everybody; the longest rule counts, and of
 * two alike the one that allows.
 */
export function robotsRules(text: string, agent: string): RobotsRules {
  const groups = groupsOf(text)
  const rules = groups.get(agent.toLowerCase()) ?? groups.get(EVERYBODY) ?? []
  return (path) => {
    const found = rules
      .filter(({ pattern }) => matches(pattern, path))
      .toSorted(
        (one, other) => other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed),
      )
    return found[0]?.isAllowed ?? true
  }
}
