interface Source {
  /** From the root. */
  file: string
  text: string
}

const SERVER = 'packages/server/src/'
/** What outlives a call is called so; docs/caches.md says it. */
const NAMES = 'assets|buckets|cache|cached|encoded|known|loaded|records|remembered|young'
const CACHE = new RegExp(
  `= createBoundedCache[<(]|^ {0,2}(?:const|let) \\[?(?:${NAMES})\\b[^=]*= \\[?new (?:Weak)?(?:Map|Set)<`,
  'm',
)
/** `| what | `file` | … | 8 MB |` */
const LINE = /^\|[^|]*\| `([^`]+)` \|.*\| (\d+(?:\.\d)? MB)[^|]*\|$/gm

/** Compares the caches of the server with the table of docs/caches.md, where each has its most bytes. */
export function findCacheFaults(sources: readonly Source[], table: string): string[] {
  const listed = new Set([...table.matchAll(LINE)].map(([, file]) => SERVER + file))
  const caching = new Set(sources.filter(({ text }) => CACHE.test(text)).map(({ file }) => file))
  const unlisted = [...caching].filter((file) => !listed.has(file))
  const gone = [...listed].filter((file) => !caching.has(file))
  return [
    ...unlisted.map((file) => `${file}: keeps things in memory; say in docs/caches.md how many MB at most`),
    ...gone.map((file) => `docs/caches.md: ${file} keeps nothing (any more)`),
  ]
}
