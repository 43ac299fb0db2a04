import { codeInUrl } from '../../../platform/link-codes.ts'
import type { LinkAnswer } from './link-answer.ts'

/** Links that lead to links that lead to links; too long a chain counts as a loop. */
const MAX_STEPS = 10

interface Way {
  tagId: string
  url: string
  /** The host names of this Taplet, as the visitor sees them. */
  hosts: readonly string[]
  /** Returns what a code shows the visitor. */
  answer: (code: string) => Promise<LinkAnswer>
}

/** Whether an address leads back to a link the visitor has passed, by way of our own links. */
export async function isRedirectLoop({ tagId, url, hosts, answer }: Way): Promise<boolean> {
  const seen = new Set([tagId])
  let next = url
  for (let step = 0; step < MAX_STEPS; step++) {
    const code = codeInUrl(next, hosts)
    const found = code === undefined ? undefined : await answer(code)
    if (found?.type !== 'ADDRESS') return false
    if (seen.has(found.link.tagId)) return true
    seen.add(found.link.tagId)
    next = found.url
  }
  return true
}
