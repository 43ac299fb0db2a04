import { createClient } from '@taplet/contract'
import { draftCalls } from '@taplet/contract/studio'
import type { DraftCalls } from './server-copy.ts'

const MOST_KEPT_ALIVE = 60_000 // bytes; browsers refuse bodies beyond 64 KB that outlive their page

const outliving =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const isSmall = typeof init?.body !== 'string' || new TextEncoder().encode(init.body).length < MOST_KEPT_ALIVE
    return send(input, { ...init, keepalive: isSmall })
  }

/** The server's drafts. What may be the last call of a page is sent so that it outlives the page. */
export function createDraftCalls(send: typeof fetch): DraftCalls {
  const { drafts } = createClient({ drafts: draftCalls }, { fetch: send })
  const { drafts: last } = createClient({ drafts: draftCalls }, { fetch: outliving(send) })
  return {
    getAll: async (query) => (await drafts.getAll(query)).drafts,
    save: (draft, isLast) => (isLast ? last : drafts).save(draft),
    // People save and close: a discard that ends with its page would leave edits there that were saved, or taken back.
    discard: (draft) => last.discard(draft),
  }
}
