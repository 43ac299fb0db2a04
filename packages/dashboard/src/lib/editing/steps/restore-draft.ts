import type { EditorKind } from '../editor-kind.ts'
import type { EditorState } from '../editor-state.ts'
import { baseOf } from './base-of.ts'
import { showDocument } from './show-document.ts'

export interface DraftToRestore<Document> {
  document: Document
  /** What the edits are based on. */
  base: Document
  /** Sent on top of `base`, and perhaps stored. */
  unanswered?: readonly Document[]
  /** What the server has held since `base`, as far as known. */
  held?: readonly Document[]
}

/**
 * Restores the edits of a draft as one undoable step, without those saved since. They are merged with what the screen
 * shows if that is not their base; on collisions both wait for the person to choose. Returns the same state while
 * saving or while another choice is pending, and when the draft contains nothing new.
 */
export function restoreDraft<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  draft: DraftToRestore<Document>,
): EditorState<Document, Selection, Saved> {
  if (state.saving.status === 'SAVING' || state.saving.status === 'CONFLICT') return state
  const { document: mine, unanswered = [], held = [] } = draft
  const { document: theirs, saved } = state
  const documents = [...unanswered, mine]
  const base = baseOf({ base: draft.base, documents, held: [...held, kind.documentOf(saved)], kind })
  const { merged, collisions } = kind.merge(base, mine, theirs)
  if (collisions.length === 0) return showDocument(kind, state, merged)
  return { ...state, saving: { status: 'CONFLICT', from: 'DRAFT', base, mine, theirs, collisions, saved } }
}
