import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Editing } from '../editing/create-editing.ts'
import { errorFacts, useLog } from '../log.ts'
import { useSend } from '../api/send.ts'
import { useApi } from '../api/api.ts'
import { newEditorId, thisDevice } from './device.ts'
import { createDraftCalls } from './draft-calls.ts'
import { createDraftSession, type DraftSession } from './draft-session.ts'
import { findHistory } from './find-history.ts'
import { createIdbDraftStore } from './store/idb-draft-store.ts'
import { paintFirst } from './paint-first.ts'
import { createPresence } from './presence.ts'

const noSession = { restored: undefined, offers: [], isUnavailable: false } as const

/**
 * Stores the unsaved edits of an editor (on this device once painted, on the server a moment later) and restores those
 * left over. Render the result with DraftStrips of editing/strips:
 *
 * ```ts
 * const drafts = useDrafts(handle.editing, accountId)
 * return <DraftStrips drafts={drafts} />
 * ```
 */
export function useDrafts<Document, Selection, Saved>(editing: Editing<Document, Selection, Saved>, accountId: string) {
  const send = useSend()
  const api = useApi()
  const log = useLog()
  const [session, setSession] = useState<DraftSession<Document, Selection, Saved>>()
  // Effect: the browser's database, the channel between tabs, and the page's unloading.
  useEffect(() => {
    const editorId = newEditorId()
    const { kind } = editing
    const { saved } = editing.getState()
    const wanted = { kind: kind.kind, targetId: kind.targetIdOf(saved), parse: kind.parse }
    const revisedId = kind.revisedIdOf?.(saved) ?? Object.keys(kind.revisionsOf(saved))[0] ?? ''
    const opened = createDraftSession({
      editing,
      accountId,
      editorId,
      device: thisDevice(),
      store: paintFirst(createIdbDraftStore()),
      calls: createDraftCalls(send),
      presence: createPresence(editorId),
      findHistory: (madeOn) => findHistory(api, { ...wanted, revision: madeOn[revisedId] }),
      onProblem: (event, error) => log.write({ event, name: kind.kind, ...errorFacts(error) }),
    })
    // oxlint-disable-next-line react/set-state-in-effect -- a session begins and ends with its effect
    setSession(opened)
    void opened.open()
    const handleHidden = () => document.visibilityState === 'hidden' && opened.flush()
    document.addEventListener('visibilitychange', handleHidden)
    globalThis.addEventListener('pagehide', opened.flush)
    return () => {
      document.removeEventListener('visibilitychange', handleHidden)
      globalThis.removeEventListener('pagehide', opened.flush)
      opened.stop()
    }
  }, [editing, accountId, send, api, log])
  const state = useSyncExternalStore(
    session?.subscribe ?? (() => () => undefined),
    session?.getState ?? (() => noSession),
  )
  return {
    ...state,
    bring: (offerId: string) => {
      const offer = state.offers.find((one) => one.offerId === offerId)
      if (offer) session?.bring(offer)
    },
    later: (offerId: string) => {
      const offer = state.offers.find((one) => one.offerId === offerId)
      if (offer) session?.later(offer)
    },
    discardRestored: () => session?.discardRestored(),
    keepRestored: () => session?.keepRestored(),
    /** "Understood": dismisses the notice that this device stores nothing. */
    hideUnavailable: () => session?.hideUnavailable(),
  }
}
export type Drafts = Pick<
  ReturnType<typeof useDrafts>,
  'bring' | 'later' | 'discardRestored' | 'keepRestored' | 'hideUnavailable' | 'isUnavailable'
> & {
  restored: { updatedAt: number } | undefined
  offers: readonly { offerId: string; isOwnDevice: boolean; deviceName: string; updatedAt: number }[]
}
