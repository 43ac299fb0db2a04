import { isSameData } from '@taplet/slides/edits'
import type { EditorKind } from '../editor-kind.ts'
import { type EditorState, isUnsaved } from '../editor-state.ts'

/**
 * The server's copy changed elsewhere: a clean editor follows it, and so do its undo steps; so does one whose edits are
 * what was stored. Returns the same state when there are other unsaved edits (the next save will see the conflict) or a
 * save is in progress.
 */
export function followSaved<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  saved: Saved,
): EditorState<Document, Selection, Saved> {
  if (saved === state.saved || state.saving.status !== 'IDLE') return state
  const [before, document] = [kind.documentOf(state.saved), kind.documentOf(saved)]
  if (isUnsaved(kind, state) && !isSameData(state.document, document)) return state
  const rebase = (moment: (typeof state.past)[number]) => ({
    ...moment,
    document: kind.merge(before, moment.document, document).merged,
  })
  return {
    ...state,
    saved,
    document,
    selection: kind.canSelect(document, state.selection) ? state.selection : kind.firstSelection,
    past: state.past.map(rebase),
    future: state.future.map(rebase),
    lastEdit: undefined,
    unanswered: [],
  }
}
