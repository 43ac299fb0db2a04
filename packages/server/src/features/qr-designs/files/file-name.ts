const MAX = 60

/** A name that every system takes, from the link's name; its id where that leaves nothing. */
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

/** The same for many, each once: those that are alike are numbered. */
export function fileNames(links: readonly { name: string; tagId: string }[]): string[] {
  const taken = new Set<string>()
  return links.map((link) => {
    const base = fileName(link)
    let name = base
    for (let number = 2; taken.has(name); number++) name = `${base}-${number}`
    taken.add(name)
    return name
  })
}
