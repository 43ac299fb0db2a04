import { MEGABYTE } from '@taplet/base/bytes'
import type { PublicExperience } from '@taplet/contract'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { createBoundedCache } from '../../../platform/bounded-cache.ts'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import { coverHash, coverPath } from './cover-path.ts'
import { drawCover } from './draw-cover.ts'
import { coverTheme } from './cover-theme.ts'

export interface CoverDependencies {
  /** Returns the published instant app at a path. */
  findExperience: (path: string) => Promise<PublicExperience | undefined>
  /** Returns the bytes of one of our own files. */
  readPicture: (url: string) => Promise<Buffer | undefined>
  /** Scheme and host that visitors use, without trailing slash. */
  origin: string
  draw?: typeof drawCover
}

/** Covers cached in memory, some hundred kilobytes each; CDNs and chats keep their own copies. */
const MAX_CACHED = 200
const MAX_CACHED_BYTES = 24 * MEGABYTE
/** Beyond this the wait would exceed the client's timeout. */
const MOST_WAITING = 20

export type Cover = { kind: 'PICTURE'; bytes: Buffer } | { kind: 'MOVED'; path: string } | { kind: 'NONE' }

export function createCoverService({ findExperience, readPicture, origin, draw = drawCover }: CoverDependencies) {
  const cache = createBoundedCache<Buffer>({
    capacity: MAX_CACHED,
    maxBytes: MAX_CACHED_BYTES,
    size: (bytes) => bytes.length,
  })
  const making = new Map<string, Promise<Buffer>>()
  const host = new URL(origin).host

  async function make(experience: PublicExperience): Promise<Buffer> {
    const look = coverTheme(experience)
    const bytes = look.picture === undefined ? undefined : await readPicture(look.picture)
    return draw({ ...look, bytes, address: `${host}/${experience.fullPagePath}` })
  }

  /** Concurrent requests for one cover share its drawing. */
  function drawn(key: string, experience: PublicExperience): Promise<Buffer> {
    const begun = making.get(key)
    if (begun) return begun
    if (making.size >= MOST_WAITING) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    const promise = inPictureQueue('covers', () => make(experience)).finally(() => making.delete(key))
    making.set(key, promise)
    return promise
  }

  return {
    /** Returns the current cover of an app; older addresses redirect to it. */
    async find(path: string, hash: string): Promise<Cover> {
      const experience = await findExperience(path)
      if (!experience) return { kind: 'NONE' }
      const current = coverHash(experience)
      if (hash !== current || experience.fullPagePath !== path) return { kind: 'MOVED', path: coverPath(experience) }
      const key = `${path}/${hash}`
      const bytes = cache.get(key) ?? (await drawn(key, experience))
      cache.set(key, bytes)
      return { kind: 'PICTURE', bytes }
    },
  }
}
export type CoverService = ReturnType<typeof createCoverService>
