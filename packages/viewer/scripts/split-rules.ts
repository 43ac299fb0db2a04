const CLASS = /\.(-?[_a-z][\w-]*)/gi

/** All class names of a style sheet or selector, in order. */
export const classesIn = (css: string): string[] => [...css.matchAll(CLASS)].map(([, name = '']) => name)

/** The top-level rules of a minified style sheet; an at-rule's block counts as one. */
export function splitRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0 || brace === '{') continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}

/**
 * For each selector of a rule, the class names without which it matches nothing; undefined for rules without elements,
 * such as @font-face. Classes inside :not(), :is() and the like are not required.
 */
export function needsOf(rule: string): string[][] | undefined {
  const start = rule.indexOf('{')
  const head = rule.slice(0, start)
  if (/^@(?:container|media|supports)\b/.test(head)) {
    const inner = splitRules(rule.slice(start + 1, -1)).map(needsOf)
    return inner.every((needs) => needs !== undefined) ? inner.flat() : undefined
  }
  if (head.startsWith('@')) return undefined
  // A comma within brackets does not separate selectors.
  return head.split(/,(?![^(]*\))/).map((selector) => classesIn(selector.replace(/:(?:is|not|where)\(.*\)/, '')))
}
