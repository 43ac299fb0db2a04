import { SECOND_MS } from '@taplet/base/time'
import { createHash } from 'node:crypto'
import { type InlineCode, pagePolicy } from './page-policy.ts'

/** How pages are delivered to visitors, depending on what is in front of the server. */
export interface Delivery {
  /** How long a CDN may serve a page without revalidation, in seconds; 0: never. If set, purging is required. */
  cdnMaxAge: number
}

const DIRECT: Delivery = { cdnMaxAge: 0 }
/** A cache that cannot reach us keeps serving what it has: one that is purged for a day, any other for an hour. */
const STALE_IF_ERROR_S = { cdn: 86_400, any: 3600 }

/** Returns the CDN purge key of one app's pages; it reveals nothing about the app. */
export const surrogateKey = (experienceId: string): string =>
  `app-${createHash('sha256').update(experienceId).digest('hex').slice(0, 16)}`

/**
 * Returns policy and further headers of a document. Without an experience it is a notice or meant for few, and no cache
 * may keep it on its own; nor may one show it in place of an error when it is another page after a time, or longer than
 * this time.
 */
export function createPageHead({ cdnMaxAge }: Delivery = DIRECT) {
  return (inline: InlineCode, experienceId?: string, forMs = Number.POSITIVE_INFINITY) => {
    const isTimed = Number.isFinite(forMs)
    const maxAge = Math.min(cdnMaxAge, Math.floor(forMs / SECOND_MS))
    const isCachedByNetwork = maxAge > 0 && experienceId !== undefined
    const key = experienceId === undefined ? '' : surrogateKey(experienceId)
    return {
      policy: pagePolicy(inline),
      headers: {
        // `must-revalidate` would forbid it. Each use is revalidated all the same, while we answer.
        ...(experienceId !== undefined &&
          !isTimed && { 'cache-control': `public, max-age=0, stale-if-error=${STALE_IF_ERROR_S.any}` }),
        ...(isCachedByNetwork && {
          'cdn-cache-control': `public, max-age=${maxAge}${isTimed ? '' : `, stale-if-error=${STALE_IF_ERROR_S.cdn}`}`,
          'cache-tag': key,
          'surrogate-key': key,
        }),
      },
    }
  }
}
