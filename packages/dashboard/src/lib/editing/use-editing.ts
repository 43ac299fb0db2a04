import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createEditing, type Editing } from './create-editing.ts'
import { createDebounced } from './create-debounced.ts'
import type { EditorKind, TakesTheirs } from './editor-kind.ts'
import { type EditorState, isUnsaved } from './editor-state.ts'
import type { SaveOutcome } from './save-outcome.ts'

interface UseEditingOptions<Document, Selection, Saved> {
  kind: EditorKind<Document, Selection, Saved>
  /** What the server held when the editor opened. Remount the editor (by key) for another document. */
  saved: Saved
  /**
   * `isUncertain` after a save without an answer: the server may hold more than `base`, so everything must be sent. Absent
   * where documents are saved together with others (open-document.ts).
   */
  save?: (document: Document, base: Saved, isUncertain: boolean) => Promise<SaveOutcome<Saved>>
  onMerged?: () => void
  /**
   * True when two states differ only in text. `state` then waits for a pause in typing, and what shows the text itself
   * follows through `useDocument`.
   */
  differsInText?: (
    one: EditorState<Document, Selection, Saved>,
    other: EditorState<Document, Selection, Saved>,
  ) => boolean
}

/**
 * The state of an editor and all actions on it. Shared by all editors; `kind` holds what is specific:
 *
 * ```ts
 * const editing = useEditing({ kind: slideKind, saved, save })
 * editing.state.document                                   // what to draw; also selection, past, future, saving
 * editing.edit((slide) => renameSlide(slide, 'Menu'))      // a pure edit; returning the same object is a no-op
 * await editing.save()                                     // true once everything is saved
 * ```
 */
export function useEditing<Document, Selection, Saved>(options: UseEditingOptions<Document, Selection, Saved>) {
  const { kind, save } = options
  const latest = useRef(options)
  const [editing] = useState(
    // oxlint-disable-next-line react/refs -- read when a save begins, never while drawing
    (): Editing<Document, Selection, Saved> =>
      createEditing({
        kind,
        saved: options.saved,
        ...(save && { save: (...args) => (latest.current.save ?? save)(...args) }),
        onMerged: () => latest.current.onMerged?.(),
      }),
  )
  // Keeps the latest callbacks.
  useEffect(() => {
    latest.current = options
  })
  const [shown] = useState(() => {
    const { differsInText } = options
    return differsInText ? createDebounced(editing, differsInText) : editing
  })
  const state = useSyncExternalStore(shown.subscribe, shown.getState)
  const { dispatch } = editing

  return {
    editing,
    /** The state to render. */
    state,
    /** The current state, for event handlers; never behind. */
    now: editing.getState,
    isUnsaved: isUnsaved(kind, state),
    edit: (make: (document: Document) => Document, selection?: Selection) =>
      dispatch({ type: 'EDIT', make, at: Date.now(), ...(selection !== undefined && { selection }) }),
    select: (selection: Selection) => dispatch({ type: 'SELECT', selection }),
    undo: () => dispatch({ type: 'UNDO' }),
    redo: () => dispatch({ type: 'REDO' }),
    save: editing.save,
    /** The server's copy changed elsewhere (seen in a query): a clean editor follows, else the next save finds out. */
    follow: (saved: Saved) => dispatch({ type: 'FOLLOW_SAVED', saved }),
    keepMine: () => dispatch({ type: 'KEEP_MINE' }),
    takeTheirs: () => dispatch({ type: 'TAKE_THEIRS' }),
    resolve: (takesTheirs: TakesTheirs) => dispatch({ type: 'RESOLVE_CONFLICT', takesTheirs }),
    postpone: (message: string) => dispatch({ type: 'POSTPONE_CONFLICT', message }),
  }
}
