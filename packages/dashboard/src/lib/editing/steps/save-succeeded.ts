import type { EditorKind } from '../editor-kind.ts'
import type { EditorState } from '../editor-state.ts'

/**
 * The server has stored what was sent. The screen takes over server-derived fields; edits made meanwhile stay, unsaved.
 */
export function saveSucceeded<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  saved: Saved,
): EditorState<Document, Selection, Saved> {
  const sent = state.saving.status === 'SAVING' ? state.saving.sent : state.document
  const stored = kind.documentOf(saved)
  const document = state.document === sent ? stored : kind.merge(sent, state.document, stored).merged
  return { ...state, saved, document, saving: { status: 'IDLE' }, unanswered: [] }
}
