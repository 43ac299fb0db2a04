/** Returns a short id that an operator can type, derived from the name; numbered where that is taken. */
export function toGroupId(name: string, groups: readonly { group_id: string }[]): string {
  const taken = new Set(groups.map((group) => group.group_id))
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const base = words.join('-').slice(0, 40) || 'group'
  let id = base
  for (let next = 2; taken.has(id); next++) id = `${base}-${next}`
  return id
}
