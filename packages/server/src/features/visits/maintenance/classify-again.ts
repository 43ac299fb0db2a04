import type { PageRequest, RequestClass } from '../../../platform/visitors/classify-request.ts'
import type { Hit, TrafficClass } from '../visit.ts'

/** The current classifier: the function and its name. */
export interface Classifier {
  name: string
  classify: (request: PageRequest) => RequestClass
}

type Classified = Pick<Hit, 'verdict' | 'reason' | 'signs'>

const BOT_VERDICTS: ReadonlySet<TrafficClass> = new Set(['BOT', 'PREVIEW', 'HEAD', 'PREFETCH'])

/** Reconstructs the request behind a stored classification. */
const requestOf = (verdict: TrafficClass, userAgent: string): PageRequest => ({
  method: verdict === 'HEAD' ? 'HEAD' : 'GET',
  userAgent,
  purpose: verdict === 'PREFETCH' ? 'prefetch' : '',
})

/** Classifies a stored hit by today's lists. Floods, reloads and owners' visits stay what they are. */
export function classifyAgain(hit: Classified, userAgent: string, { classify }: Classifier): Classified {
  const { verdict, signs } = hit
  if (verdict === 'FLOOD') return hit
  const now = classify(requestOf(verdict, userAgent))
  const wasBot = BOT_VERDICTS.has(verdict)
  if (now.verdict === 'HUMAN') return wasBot ? { ...now, signs: signs.filter((sign) => sign !== 'REJUDGED') } : hit
  // The bot's fetch of the page was not recorded, so its report counts in place of that.
  return { ...now, signs: wasBot || signs.includes('REJUDGED') ? signs : [...signs, 'REJUDGED'] }
}
