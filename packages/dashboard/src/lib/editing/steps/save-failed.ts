import type { EditorState } from '../editor-state.ts'

export interface SaveFailure<Saved> {
  /** Reason, shown to the person. */
  message: string
  /** True when a retry may succeed: no connection, a busy or hanging server. False for a refusal. */
  isPassing: boolean
  /** What the server is known to hold now, if a part was stored. */
  saved?: Saved
}

/**
 * Nothing, or only a part, was stored: the stored part is recorded, the rest stays unsaved, and the reason is shown. A
 * document without an answer is remembered, since the server may hold it.
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
