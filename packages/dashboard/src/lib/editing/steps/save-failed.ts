import type { EditorState } from '../editor-state.ts'

export interface SaveFailure<Saved> {
  /** Why, for a person. */
  message: string
  /** True when the same may succeed later: no connection, a busy or hanging server. False for a refusal. */
  isPassing: boolean
  /** What the server is known to hold now, when a part was stored. */
  saved?: Saved
}

/**
 * Nothing, or only a part, was stored: what was stays known, the rest stays unsaved, and the reason is said. A document
 * that got no answer is remembered, for the server may hold it.
 */
export function saveFailed<Document, Selection, Saved>(
  state: EditorState<Document, Selection, Saved>,
  { message, isPassing, saved = state.saved }: SaveFailure<Saved>,
): EditorState<Document, Selection, Saved> {
  const sent = state.saving.status === 'SAVING' ? state.saving.sent : undefined
  const before = saved === state.saved ? state.unanswered : []
  const isNews = isPassing && sent !== undefined && !before.includes(sent)
  return {
    ...state,
    saved,
    saving: { status: 'FAILED', message, retries: isPassing, ...(sent !== undefined && { sent }) },
    unanswered: isNews ? [...before, sent] : before,
  }
}
