import { MINUTE_MS } from '@taplet/base/time'
import type { DemoVisit } from './demo-visit.ts'

const SAME_VISIT_MS = 10 * MINUTE_MS

type Seen = Pick<DemoVisit, 'at' | 'guest' | 'experienceId' | 'tagId'>
type ClassifiedVisit = Pick<DemoVisit, 'verdict' | 'isFirstOfApp' | 'isFirstOfLink'>

/** Decides for visits, in order, which guests are new and which only reload: by the rules for recorded visits. */
export function createGuestsOfDay() {
  const countedAt = new Map<string, number>()

  function see(key: string, at: number): { isFirst: boolean; counts: boolean } {
    const known = countedAt.get(key)
    const counts = known === undefined || at - known >= SAME_VISIT_MS
    if (counts) countedAt.set(key, at)
    return { isFirst: known === undefined, counts }
  }

  return ({ at, guest, experienceId, tagId }: Seen): ClassifiedVisit => {
    if (!guest) return { verdict: 'HUMAN', isFirstOfApp: false, isFirstOfLink: false }
    const name = guest.toString('hex')
    const app = experienceId === null ? undefined : see(`A/${experienceId}/${name}`, at.getTime())
    const link = tagId === null ? undefined : see(`L/${tagId}/${name}`, at.getTime())
    if (!((link ?? app)?.counts ?? true)) return { verdict: 'DUPLICATE', isFirstOfApp: false, isFirstOfLink: false }
    return { verdict: 'HUMAN', isFirstOfApp: app?.isFirst ?? false, isFirstOfLink: link?.isFirst ?? false }
  }
}
