import { createHash } from 'node:crypto'
import { type InlineCode, pagePolicy } from './page-policy.ts'

/** How the pages travel to visitors; what is right depends on what stands in front of the server. */
export interface Delivery {
  /** How long a network may show a page without asking us, in seconds; 0: never. Whoever sets it must purge. */
  cdnMaxAge: number
}

const DIRECT: Delivery = { cdnMaxAge: 0 }
/** A network that cannot reach us goes on showing what it has. */
const STALE_IF_ERROR_S = 86_400

/** What the pages of one app are called by a network in front of us, for its operator to purge them; tells nothing of the app. */
export const surrogateKey = (experienceId: string): string =>
  `app-${createHash('sha256').update(experienceId).digest('hex').slice(0, 16)}`

/** Policy and further headers of a document. Without an experience it is a notice, which no network may keep. */
export function createPageHead({ cdnMaxAge }: Delivery = DIRECT) {
  return (inline: InlineCode, experienceId?: string) => {
    const isKeptByNetwork = cdnMaxAge > 0 && experienceId !== undefined
    const key = experienceId === undefined ? '' : surrogateKey(experienceId)
    return {
      policy: pagePolicy(inline),
      headers: {
        ...(isKeptByNetwork && {
          'cdn-cache-control': `public, max-age=${cdnMaxAge}, stale-if-error=${STALE_IF_ERROR_S}`,
          'cache-tag': key,
          'surrogate-key': key,
        }),
      },
    }
  }
}
