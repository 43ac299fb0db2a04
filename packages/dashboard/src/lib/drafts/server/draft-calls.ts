import { createClient, type DocumentKind } from '@taplet/contract'
import type { EditedKind } from '../../editing/editor-kind.ts'
import type { DraftCalls } from './server-copy.ts'

const MAX_KEEPALIVE_BYTES = 60_000 // bytes; browsers refuse keepalive bodies over 64 KB

const outliving =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const isSmall = typeof init?.body !== 'string' || new TextEncoder().encode(init.body).length < MAX_KEEPALIVE_BYTES
    return send(input, { ...init, keepalive: isSmall })
  }

const isStored = (kind: EditedKind): kind is DocumentKind => kind !== 'QR_DESIGN'

/** The server's drafts, if it keeps drafts of this kind. What may be the last call of a page is sent with keepalive. */
export function createDraftCalls(send: typeof fetch): DraftCalls {
  const { drafts } = createClient({ fetch: send })
  const { drafts: last } = createClient({ fetch: outliving(send) })
  return {
    getAll: async ({ kind, targetId }) =>
      isStored(kind) ? drafts.getAll({ kind, targetId }) : { drafts: [], discarded: [] },
    save: async ({ kind, ...draft }, isLast) => isStored(kind) && (isLast ? last : drafts).save({ kind, ...draft }),
    // People save and close: a discard cancelled with its page would leave saved or undone edits on the server.
    discard: async ({ kind, ...draft }) => isStored(kind) && last.discard({ kind, ...draft }),
  }
}
