import { MEGABYTE } from '@taplet/base/bytes'
import type { PublicExperience } from '@taplet/contract'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { createFairQueue } from '../../../platform/fair-queue.ts'
import { createAppCache } from '../app-cache.ts'
import { coverHash, coverPath } from './cover-path.ts'
import { drawCover } from './draw-cover.ts'
import { lookOf } from './look-of.ts'

export interface CoverDependencies {
  /** The published instant app at a path. */
  findExperience: (path: string) => Promise<PublicExperience | undefined>
  /** The bytes of one of our own files. */
  readPicture: (url: string) => Promise<Buffer | undefined>
  /** Scheme and host that visitors use, with no slash at the end. */
  origin: string
  draw?: typeof drawCover
}

/** Covers of some hundred kilobytes that stay in memory; networks and chats keep their own copies. */
const KEPT = 200
const KEPT_BYTES = 24 * MEGABYTE
/** More would wait so long that whoever asks has gone. */
const MOST_WAITING = 20

export type Cover = { kind: 'PICTURE'; bytes: Buffer } | { kind: 'MOVED'; path: string } | { kind: 'NONE' }

export function createCoverService({ findExperience, readPicture, origin, draw = drawCover }: CoverDependencies) {
  const kept = createAppCache<Buffer>({
    capacity: KEPT,
    maxBytes: KEPT_BYTES,
    size: (bytes) => bytes.length,
    onLeave: () => {},
  })
  const making = new Map<string, Promise<Buffer>>()
  // Drawing takes a tenth of a second of CPU: one at a time, whoever asks.
  const inTurn = createFairQueue(1)
  const host = new URL(origin).host

  async function make(experience: PublicExperience): Promise<Buffer> {
    const look = lookOf(experience)
    const bytes = look.picture === undefined ? undefined : await readPicture(look.picture)
    return draw({ ...look, bytes, address: `${host}/${experience.fullPagePath}` })
  }

  /** The same for all who ask while it is being drawn. */
  function drawn(key: string, experience: PublicExperience): Promise<Buffer> {
    const begun = making.get(key)
    if (begun) return begun
    if (making.size >= MOST_WAITING) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    const promise = inTurn(key, () => make(experience)).finally(() => making.delete(key))
    making.set(key, promise)
    return promise
  }

  return {
    /** The cover of an app as it is now; older addresses lead to it. */
    async find(path: string, hash: string): Promise<Cover> {
      const experience = await findExperience(path)
      if (!experience) return { kind: 'NONE' }
      const current = coverHash(experience)
      if (hash !== current || experience.fullPagePath !== path) return { kind: 'MOVED', path: coverPath(experience) }
      const key = `${path}/${hash}`
      const bytes = kept.get(key) ?? (await drawn(key, experience))
      kept.set(key, bytes)
      return { kind: 'PICTURE', bytes }
    },
  }
}
export type CoverService = ReturnType<typeof createCoverService>
