import { MEDIA_PREFIX, pageNameProblem, RESERVED_NAMES, sourceOf } from '@taplet/contract'

/** The worker's own addresses on the server. */
export const WORKER_SCRIPT = '/sw.js'
/** Stands on what is answered there where workers are switched off. */
export const WORKER_OFF_HEADER = 'x-worker-off'
export const OFFLINE_PAGE = '/sw/offline'

/** What a visitor can open: an instant app by its name or by one of its links. */
export type PageAddress = { kind: 'path'; path: string } | { kind: 'tag'; tagId: string }

/** The instant app at an address of ours; undefined for everything that is the product's own. */
export function pageAt(pathname: string): PageAddress | undefined {
  const tagId = /^\/t\/([\w-]+)$/.exec(pathname)?.[1]
  if (tagId !== undefined) return { kind: 'tag', tagId }
  const path = /^\/([\w-]+)$/.exec(pathname)?.[1]
  if (path === undefined) return undefined
  const isName = pageNameProblem(path) === undefined || sourceOf(path) === 'SHOPIFY'
  return isName ? { kind: 'path', path } : undefined
}

/** Pictures of media only: films are large and come in parts. */
const FOR_EVER = new RegExp(
  `^(?:/assets/(?:fonts|viewer)/[\\w.-]+|${MEDIA_PREFIX}/[\\w./-]+\\.(?:avif|webp|png|jpe?g|gif|svg))$`,
)
const SMALL = /^(?:\/t\/[\w-]+\/code\.svg|\/assets\/app\/icon\.svg)$/

/** A file whose address never shows anything else. */
export const isForEver = (pathname: string): boolean => FOR_EVER.test(pathname)

/** A file that a kept app may bring along. */
export const isKeepable = (pathname: string): boolean => isForEver(pathname) || SMALL.test(pathname)

/** What browsers that can be told so never ask the worker about; the rest of the product it leaves alone by itself. */
export const notOurs = (): string[] =>
  [...RESERVED_NAMES]
    .filter((name) => !['t', 'assets', MEDIA_PREFIX.slice(1)].includes(name))
    .flatMap((name) => [`/${name}`, `/${name}/*`])
