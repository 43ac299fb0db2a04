import type { Editing } from './create-editing.ts'

/** The document of an open editor, for what saves it together with others. */
export interface OpenDocument<Document, Saved> {
  targetId: string
  /** What is on the screen, and what it is based on. */
  now: () => { document: Document; saved: Saved }
  /** The server has stored this. Edits made since stay. */
  stored: (sent: Document, saved: Saved) => void
  /** The server holds something newer: both are merged. False when the editor asks the person to choose. */
  collided: (sent: Document, theirs: Saved) => boolean
  /** Changes what is on the screen, as an edit. */
  edit: (document: Document) => void
  /** Takes the unsaved edits back, as an edit; the returned function undoes that. */
  discard: () => () => void
}

export function openDocument<Document, Selection, Saved>({
  kind,
  getState,
  dispatch,
}: Pick<Editing<Document, Selection, Saved>, 'kind' | 'getState' | 'dispatch'>): OpenDocument<Document, Saved> {
  return {
    targetId: kind.targetIdOf(getState().saved),
    now: getState,
    stored(sent, saved) {
      dispatch({ type: 'SAVE_BEGAN', sent })
      dispatch({ type: 'SAVED', saved })
    },
    collided(sent, theirs) {
      dispatch({ type: 'SAVE_BEGAN', sent })
      dispatch({ type: 'SAVE_CONFLICTED', theirs })
      return getState().saving.status !== 'CONFLICT'
    },
    edit: (document) => dispatch({ type: 'EDIT', make: () => document, at: Date.now() }),
    discard() {
      dispatch({ type: 'EDIT', make: () => kind.documentOf(getState().saved), at: Date.now() })
      return () => dispatch({ type: 'UNDO' })
    },
  }
}
