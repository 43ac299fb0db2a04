import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createEditing, type Editing } from './create-editing.ts'
import { createSettled } from './create-settled.ts'
import type { EditorKind, TakesTheirs } from './editor-kind.ts'
import { type EditorState, isUnsaved } from './editor-state.ts'
import type { SaveOutcome } from './save-outcome.ts'

interface UseEditingOptions<Document, Selection, Saved> {
  kind: EditorKind<Document, Selection, Saved>
  /** What the server held when the editor opened. Mount the editor anew (by key) for another thing. */
  saved: Saved
  /** `isUncertain` after a save without an answer: the server may hold more than `base`, so that all must be sent. */
  save: (document: Document, base: Saved, isUncertain: boolean) => Promise<SaveOutcome<Saved>>
  onMerged?: () => void
  /**
   * True when two states differ in nothing but words. `state` then waits for a pause in typing, and what shows the words
   * themselves follows by `useDocument`.
   */
  differsInWords?: (
    one: EditorState<Document, Selection, Saved>,
    other: EditorState<Document, Selection, Saved>,
  ) => boolean
}

/**
 * The state of an editor and everything a person can do to it. Used by every editor alike; `kind` tells what is special:
 *
 * ```ts
 * const editing = useEditing({ kind: slideKind, saved, save })
 * editing.state.document                                   // what to draw; also selection, past, future, saving
 * editing.edit((slide) => renameSlide(slide, 'Menu'))      // a pure edit; the same object back changes nothing
 * await editing.save()                                     // true once everything is stored
 * ```
 */
export function useEditing<Document, Selection, Saved>(options: UseEditingOptions<Document, Selection, Saved>) {
  const { kind } = options
  const latest = useRef(options)
  const [editing] = useState(
    // oxlint-disable-next-line react/refs -- read when a save begins, never while drawing
    (): Editing<Document, Selection, Saved> =>
      createEditing({
        kind,
        saved: options.saved,
        save: (...args) => latest.current.save(...args),
        onMerged: () => latest.current.onMerged?.(),
      }),
  )
  // What outlives a draw: callbacks of the newest one.
  useEffect(() => {
    latest.current = options
  })
  // The window's connection, and timers.
  useEffect(() => {
    const handleOnline = () => void editing.saveAgain()
    globalThis.addEventListener('online', handleOnline)
    return () => {
      globalThis.removeEventListener('online', handleOnline)
      editing.stop()
    }
  }, [editing])
  const [shown] = useState(() => {
    const { differsInWords } = options
    return differsInWords ? createSettled(editing, differsInWords) : editing
  })
  const state = useSyncExternalStore(shown.subscribe, shown.getState)
  const { dispatch } = editing

  return {
    editing,
    /** What to draw. */
    state,
    /** What there is in this moment, for whatever is done; never behind. */
    now: editing.getState,
    isUnsaved: isUnsaved(kind, state),
    edit: (make: (document: Document) => Document, selection?: Selection) =>
      dispatch({ type: 'EDIT', make, at: Date.now(), ...(selection !== undefined && { selection }) }),
    select: (selection: Selection) => dispatch({ type: 'SELECT', selection }),
    undo: () => dispatch({ type: 'UNDO' }),
    redo: () => dispatch({ type: 'REDO' }),
    save: editing.save,
    /** The server's copy changed elsewhere (seen in a query): a clean editor follows, another one waits for its save. */
    follow: (saved: Saved) => dispatch({ type: 'FOLLOW_SAVED', saved }),
    keepMine: () => dispatch({ type: 'KEEP_MINE' }),
    takeTheirs: () => dispatch({ type: 'TAKE_THEIRS' }),
    resolve: (takesTheirs: TakesTheirs) => dispatch({ type: 'RESOLVE_CONFLICT', takesTheirs }),
    postpone: (message: string) => dispatch({ type: 'POSTPONE_CONFLICT', message }),
  }
}
