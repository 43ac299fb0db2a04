const NAMED = 6 // more would fill a phone

/** Joins names with commas; equal ones are merged with their count, and the rest is given as a number. */
export function nameList(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const entries = [...counts]
  const words = entries.slice(0, NAMED).map(([name, count]) => (count > 1 ? `${name} × ${count}` : name))
  const more = entries.slice(NAMED).reduce((sum, [, count]) => sum + count, 0)
  return words.join(', ') + (more > 0 ? ` … +${more}` : '')
}
