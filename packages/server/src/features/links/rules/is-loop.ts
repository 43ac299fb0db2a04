import type { Executor } from '../../../platform/db/database.ts'
import { codeIn } from './code-in.ts'
import { findByCode } from './store.ts'

/** Links that lead to links that lead to links. */
const MAX_STEPS = 10

interface Start {
  tagId: string
  /** The short name that it is to get. */
  slug: string
  url: string
}

/** Whether the address leads back to the link itself, by way of our own links. Too long a chain counts as one. */
export async function isLoop({ tagId, slug, url }: Start, origins: readonly string[], db: Executor): Promise<boolean> {
  let next = url
  for (let step = 0; step < MAX_STEPS; step++) {
    const code = codeIn(next, origins)
    if (code === undefined) return false
    if (code.toLowerCase() === tagId.toLowerCase() || (slug !== '' && code.toLowerCase() === slug)) return true
    const link = await findByCode(code, db)
    if (!link) return false
    if (link.tag_id === tagId) return true
    next = link.destination_url
  }
  return true
}
