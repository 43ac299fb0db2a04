import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Editing } from '../editing/create-editing.ts'
import { errorFacts, useLog } from '../log.ts'
import { useSend } from '../api/send.ts'
import { useApi } from '../api/api.ts'
import { newEditorId, thisDevice } from './device.ts'
import { createDraftCalls } from './server/draft-calls.ts'
import { createDraftSession, type DraftSession } from './draft-session.ts'
import { findHistory } from './find-history.ts'
import { createIdbDraftStore } from './store/idb-draft-store.ts'
import { noteOpenEditor } from './open-editors.ts'
import { paintFirst } from './paint-first.ts'
import { createPresence } from './presence.ts'
import { newSession } from './session-state.ts'
import type { WatchedCopy } from './server/use-copy-state.ts'

const noCopy: WatchedCopy = { getState: () => 'IDLE', subscribe: () => () => undefined }

/** Editors of this page that were left, by document, and may still be sending. Module state: they outlive every screen. */
const left = new Map<string, () => void>()

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
    const name = [accountId, kind.kind, kind.targetIdOf(saved)].join('/')
    // Opened again: the new editor takes over what the left one stored.
    left.get(name)?.()
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
    const isReady = opened.open()
    const close = noteOpenEditor(name, async (make) => {
      await isReady
      // What is handed in edits a document of this kind.
      editing.dispatch({ type: 'EDIT', make: make as (document: Document) => Document, at: Date.now() })
    })
    const handleHidden = () => document.visibilityState === 'hidden' && opened.flush()
    const handleFocus = () => void opened.refresh()
    document.addEventListener('visibilitychange', handleHidden)
    globalThis.addEventListener('focus', handleFocus)
    globalThis.addEventListener('pagehide', opened.flush)
    globalThis.addEventListener('online', opened.wake)
    const stop = () => {
      left.delete(name)
      document.removeEventListener('visibilitychange', handleHidden)
      globalThis.removeEventListener('focus', handleFocus)
      globalThis.removeEventListener('pagehide', opened.flush)
      globalThis.removeEventListener('online', opened.wake)
      opened.stop()
    }
    return () => {
      close()
      left.set(name, stop)
      opened.leave(stop)
    }
  }, [editing, accountId, send, api, log])
  const state = useSyncExternalStore(
    session?.subscribe ?? (() => () => undefined),
    session?.getState ?? (() => newSession),
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
    reconsider: () => session?.reconsider(),
    discardRestored: () => session?.discardRestored(),
    /** The server's copy, for useCopyState: it changes with nearly every edit, so that only what shows it follows it. */
    copy: session?.copy ?? noCopy,
    /** Sends the newest edits to the server without the usual pause; resolves to true when it has them. */
    hurry: async () => (await session?.copy.hurry()) ?? false,
    /** "Understood": dismisses the notice that this device stores nothing. */
    hideUnavailable: () => session?.hideUnavailable(),
  }
}
export type Drafts = Pick<
  ReturnType<typeof useDrafts>,
  'bring' | 'later' | 'discardRestored' | 'hideUnavailable' | 'isForgotten' | 'isUnavailable' | 'isNoticeRead'
> & {
  restored: { updatedAt: number; elsewhere: string | undefined } | undefined
  offers: readonly {
    offerId: string
    isOwnDevice: boolean
    deviceName: string
    updatedAt: number
    isPostponed?: boolean
  }[]
}
