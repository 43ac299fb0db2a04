const MAX = 60

/** Returns a file name valid on every system, from the link's name or, if nothing of it remains, its id. */
export function fileName({ name, tagId }: { name: string; tagId: string }): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX)
    .replaceAll(/^-+|-+$/g, '')
  return plain === '' ? `code-${tagId}` : plain
}
