import { isSameData } from '@taplet/slides/edits'
import type { EditorKind } from './editor-kind.ts'
import { createEditorState, type EditorState, isUnsaved } from './editor-state.ts'
import { createReducer, type EditorAction } from './create-reducer.ts'
import { createRetry, type Timers } from './retry.ts'
import type { SaveOutcome } from './save-outcome.ts'
import { conflictBase } from './steps/save-conflicted.ts'

const MOST_MERGES = 5 // in one save: someone else keeps saving

interface EditingOptions<Document, Selection, Saved> {
  kind: EditorKind<Document, Selection, Saved>
  saved: Saved
  /**
   * Stores a document on top of what the server is believed to hold; `isUncertain` after a save without an answer. Absent
   * for documents that are saved together with others (open-document.ts).
   */
  save?: (document: Document, base: Saved, isUncertain: boolean) => Promise<SaveOutcome<Saved>>
  timers?: Timers
  /** Called when a save found changes made elsewhere and merged them without asking. */
  onMerged?: () => void
  /** Message shown when someone else keeps saving between merge and save. */
  busyMessage?: string
}

/**
 * One open editor, without React: state, steps and saving. Listeners are called with each new state in the same tick,
 * so that drafts are written immediately.
 */
export function createEditing<Document, Selection, Saved>({
  kind,
  saved,
  save: store,
  timers,
  onMerged,
  busyMessage = '',
}: EditingOptions<Document, Selection, Saved>) {
  type State = EditorState<Document, Selection, Saved>
  type Action = EditorAction<Document, Selection, Saved>
  type Listener = (action: Action) => void
  const reduce = createReducer(kind)
  const listeners = new Set<Listener>()
  let state: State = createEditorState(kind, saved)
  let running: Promise<boolean> | undefined

  function dispatch(action: Action): void {
    const before = state
    state = reduce(state, action)
    if (state !== before) for (const listener of listeners) listener(action)
  }

  /** The server holds something newer: merges it, and continues the save. */
  async function merge(sent: Document, theirs: Saved, merges: number): Promise<boolean> {
    const theirDocument = kind.documentOf(theirs)
    const base = conflictBase(kind, state, theirDocument)
    const isUntouched = sent === state.document
    const isNews = !isSameData(base, theirDocument)
    dispatch({ type: 'SAVE_CONFLICTED', theirs })
    if (state.saving.status === 'CONFLICT') return false
    if (isNews) onMerged?.()
    // Edits made during the save were not meant to be published yet. If only what was sent collides, the person has
    // undone it since.
    const next = isUntouched ? state.document : kind.merge(base, sent, theirDocument, () => true).merged
    if (isSameData(next, theirDocument)) return true
    if (merges < MOST_MERGES) return send(next, merges + 1)
    dispatch({ type: 'SAVE_BEGAN', sent: next })
    dispatch({ type: 'SAVE_FAILED', message: busyMessage, isPassing: true })
    return false
  }

  async function send(sent: Document, merges = 0): Promise<boolean> {
    if (!store) return false
    dispatch({ type: 'SAVE_BEGAN', sent })
    const outcome = await store(sent, state.saved, state.unanswered.length > 0)
    if (outcome.status === 'CONFLICT') return merge(sent, outcome.theirs, merges)
    if (outcome.status === 'SAVED') dispatch({ type: 'SAVED', saved: outcome.saved })
    else dispatch({ ...outcome, type: 'SAVE_FAILED' })
    return outcome.status === 'SAVED'
  }

  /**
   * Never two saves at once: they would race. What to send is chosen when its turn has come: what was current when the
   * wait began may be older than what was sent since, and would restore older edits. Sends nothing if `choose` gives
   * undefined.
   */
  async function begin(choose: () => { document: Document } | undefined): Promise<boolean> {
    await running
    if (state.saving.status === 'CONFLICT') return false
    if (running) return begin(choose)
    if (!isUnsaved(kind, state)) return true
    const chosen = choose()
    if (!chosen) return false
    const sending = send(chosen.document).finally(() => {
      running = undefined
      retry.heed(state.saving.status === 'FAILED' && state.saving.retries)
    })
    running = sending
    return sending
  }

  /** Stores what is on screen; resolves to true only when all of it is stored. Waits for a save in progress. */
  const save = () => begin(() => state)
  const failed = () => {
    const { saving, document } = state
    return saving.status === 'FAILED' && saving.retries ? { document: saving.sent ?? document } : undefined
  }
  /** Resends what failed for a temporary reason, without later edits. Does nothing after a refusal. */
  const saveAgain = async (): Promise<void> => {
    if (failed()) await begin(failed)
  }
  const retry = createRetry(() => void saveAgain(), timers)

  return {
    kind,
    getState: () => state,
    isUnsaved: () => isUnsaved(kind, state),
    dispatch,
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    save,
    saveAgain,
    /** Cancels retries; a save in progress runs to its end. */
    stop: () => retry.stop(),
  }
}
export type Editing<Document, Selection, Saved> = ReturnType<typeof createEditing<Document, Selection, Saved>>
