import { isSameData } from '@taplet/slides/edits'
import type { EditorKind } from './editor-kind.ts'
import { createEditorState, type EditorState, isUnsaved } from './editor-state.ts'
import { createReducer, type EditorAction } from './reduce.ts'
import { createRetry, type Timers } from './retry.ts'
import type { SaveOutcome } from './save-outcome.ts'
import { conflictBase } from './steps/save-conflicted.ts'

const MOST_MERGES = 5 // in one save: someone else saves again and again

interface EditingOptions<Document, Selection, Saved> {
  kind: EditorKind<Document, Selection, Saved>
  saved: Saved
  /** Stores a document on top of what the server is believed to hold; uncertain after a save without an answer. */
  save: (document: Document, base: Saved, isUncertain: boolean) => Promise<SaveOutcome<Saved>>
  timers?: Timers
  /** Told when a save found changes made elsewhere and joined them without asking. */
  onMerged?: () => void
  /** What a person reads when someone else goes on saving between merge and save. */
  busyMessage?: string
}

/**
 * One editor at work, without React: the state, its steps, and saving. Listeners are told of each new state in the same
 * tick, so that drafts are written at once.
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

  /** The server holds something newer: joins it, and goes on with what was meant to be saved. */
  async function merge(sent: Document, theirs: Saved, merges: number): Promise<boolean> {
    const theirDocument = kind.documentOf(theirs)
    const base = conflictBase(kind, state, theirDocument)
    const isUntouched = sent === state.document
    const isNews = !isSameData(base, theirDocument)
    dispatch({ type: 'SAVE_CONFLICTED', theirs })
    if (state.saving.status === 'CONFLICT') return false
    if (isNews) onMerged?.()
    // Edits made during the save were not meant to be published yet. Where only what was sent collides, the person has
    // taken it back since.
    const next = isUntouched ? state.document : kind.merge(base, sent, theirDocument, () => true).merged
    if (isSameData(next, theirDocument)) return true
    if (merges < MOST_MERGES) return send(next, merges + 1)
    dispatch({ type: 'SAVE_BEGAN', sent: next })
    dispatch({ type: 'SAVE_FAILED', message: busyMessage, isPassing: true })
    return false
  }

  async function send(sent: Document, merges = 0): Promise<boolean> {
    dispatch({ type: 'SAVE_BEGAN', sent })
    const outcome = await store(sent, state.saved, state.unanswered.length > 0)
    if (outcome.status === 'CONFLICT') return merge(sent, outcome.theirs, merges)
    if (outcome.status === 'SAVED') dispatch({ type: 'SAVED', saved: outcome.saved })
    else dispatch({ ...outcome, type: 'SAVE_FAILED' })
    return outcome.status === 'SAVED'
  }

  /**
   * Never two at once: they would race. What is sent is chosen when its turn has come: what was to be sent when it began
   * to wait may be older than what was sent since, and would bring older edits back. Nothing is sent for undefined.
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

  /** Stores what is on screen; resolves to true only when all of it is stored. Waits for a save that is under way. */
  const save = () => begin(() => state)
  const failed = () => {
    const { saving, document } = state
    return saving.status === 'FAILED' && saving.retries ? { document: saving.sent ?? document } : undefined
  }
  /** Sends again what failed for a passing reason, without what was edited since. Does nothing after a refusal. */
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
    /** Ends what would go on by itself; a save that is under way runs to its end. */
    stop: () => retry.stop(),
  }
}
export type Editing<Document, Selection, Saved> = ReturnType<typeof createEditing<Document, Selection, Saved>>
