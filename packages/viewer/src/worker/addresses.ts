import { MEDIA_PREFIX, pageNameProblem, RESERVED_NAMES, sourceOf } from '@taplet/contract'

/** The worker's own addresses on the server. */
export const WORKER_SCRIPT = '/sw.js'
/** Header of the response there where workers are switched off. */
export const WORKER_OFF_HEADER = 'x-worker-off'
export const OFFLINE_PAGE = '/sw/offline'

/** An address visitors can open: an instant app by its name or by one of its links. */
export type PageAddress = { kind: 'path'; path: string } | { kind: 'tag'; tagId: string }

/** Parses an address of ours; undefined for everything that is not an instant app. */
export function pageAt(pathname: string): PageAddress | undefined {
  const tagId = /^\/t\/([\w-]+)$/.exec(pathname)?.[1]
  if (tagId !== undefined) return { kind: 'tag', tagId }
  const path = /^\/([\w-]+)$/.exec(pathname)?.[1]
  if (path === undefined) return undefined
  const isName = pageNameProblem(path) === undefined || sourceOf(path) === 'SHOPIFY'
  return isName ? { kind: 'path', path } : undefined
}

/** Only pictures among media: videos are large and come in ranges. */
const FOR_EVER = new RegExp(
  `^(?:/assets/(?:fonts|viewer)/[\\w.-]+|${MEDIA_PREFIX}/[\\w./-]+\\.(?:avif|webp|png|jpe?g|gif|svg))$`,
)
const SMALL = /^(?:\/t\/[\w-]+\/code\.svg|\/assets\/app\/icon\.svg)$/

/** A file whose address never changes its content. */
export const isForEver = (pathname: string): boolean => FOR_EVER.test(pathname)

/** A file that may be cached with an app. */
export const isKeepable = (pathname: string): boolean => isForEver(pathname) || SMALL.test(pathname)

/** Routes that bypass the worker in browsers with that feature; elsewhere the worker ignores them. */
export const notOurs = (): string[] =>
  [...RESERVED_NAMES]
    .filter((name) => !['t', 'assets', MEDIA_PREFIX.slice(1)].includes(name))
    .flatMap((name) => [`/${name}`, `/${name}/*`])
