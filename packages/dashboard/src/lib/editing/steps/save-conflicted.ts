import type { EditorKind } from '../editor-kind.ts'
import type { EditorState } from '../editor-state.ts'
import { baseOf } from './base-of.ts'
import { showDocument } from './show-document.ts'

/**
 * The server holds something newer than the save's base. If that is what was sent before (only the answer was lost), it
 * counts as saved. Versions without collisions are merged as one undoable step, and `saving` is idle, so remaining
 * unsaved edits may be sent. Otherwise both wait for the person to choose (spec D28).
 */
export function saveConflicted<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  saved: Saved,
): EditorState<Document, Selection, Saved> {
  const mine = state.document
  const theirs = kind.documentOf(saved)
  const base = conflictBase(kind, state, theirs)
  const { merged, collisions } = kind.merge(base, mine, theirs)
  if (collisions.length > 0)
    return { ...state, saving: { status: 'CONFLICT', from: 'SAVE', base, mine, theirs, collisions, saved } }
  return { ...showDocument(kind, state, merged), saved, saving: { status: 'IDLE' }, unanswered: [] }
}

/** The common ancestor of both sides of a conflict. */
export function conflictBase<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  theirs: Document,
): Document {
  const { saving, saved, unanswered } = state
  return baseOf({
    base: kind.documentOf(saved),
    documents: saving.status === 'SAVING' ? [...unanswered, saving.sent] : unanswered,
    held: [theirs],
    kind,
  })
}
