import type { PageRequest, RequestClass } from '../../../platform/visitors/classify-request.ts'
import type { Hit, TrafficClass } from '../visit.ts'

/** Who judges now: the function and its name. */
export interface Classifier {
  name: string
  classify: (request: PageRequest) => RequestClass
}

type Judged = Pick<Hit, 'verdict' | 'reason' | 'signs'>

const MACHINES: ReadonlySet<TrafficClass> = new Set(['BOT', 'PREVIEW', 'HEAD', 'PREFETCH'])

/** What is known of the request behind a stored verdict. */
const requestOf = (verdict: TrafficClass, userAgent: string): PageRequest => ({
  method: verdict === 'HEAD' ? 'HEAD' : 'GET',
  userAgent,
  purpose: verdict === 'PREFETCH' ? 'prefetch' : '',
})

/** What today's lists say of a stored hit. Who came too often, again, or to what is their own, still did. */
export function classifyAgain(hit: Judged, userAgent: string, { classify }: Classifier): Judged {
  const { verdict, signs } = hit
  if (verdict === 'FLOOD') return hit
  const now = classify(requestOf(verdict, userAgent))
  const wasMachine = MACHINES.has(verdict)
  if (now.verdict === 'HUMAN') return wasMachine ? { ...now, signs: signs.filter((sign) => sign !== 'REJUDGED') } : hit
  // Nobody knew when it fetched the page; so its report tells of it.
  return { ...now, signs: wasMachine || signs.includes('REJUDGED') ? signs : [...signs, 'REJUDGED'] }
}
