import type { EditorKind, TakesTheirs } from './editor-kind.ts'
import type { EditorState } from './editor-state.ts'
import { applyEdit } from './steps/apply-edit.ts'
import { beginSave } from './steps/begin-save.ts'
import { followSaved } from './steps/follow-saved.ts'
import { keepMine } from './steps/keep-mine.ts'
import { postponeConflict } from './steps/postpone-conflict.ts'
import { redo } from './steps/redo.ts'
import { resolveConflict } from './steps/resolve-conflict.ts'
import { type DraftToRestore, restoreDraft } from './steps/restore-draft.ts'
import { saveConflicted } from './steps/save-conflicted.ts'
import { type SaveFailure, saveFailed } from './steps/save-failed.ts'
import { saveSucceeded } from './steps/save-succeeded.ts'
import { select } from './steps/select.ts'
import { takeTheirs } from './steps/take-theirs.ts'
import { undo } from './steps/undo.ts'

export type EditorAction<Document, Selection, Saved> =
  /** `make` receives the newest document, so that edits made in one tick build on each other. */
  | { type: 'EDIT'; make: (document: Document) => Document; at: number; selection?: Selection }
  | { type: 'SELECT'; selection: Selection }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  /** `sent` is the document on screen unless an older one is retried. */
  | { type: 'SAVE_BEGAN'; sent?: Document }
  | { type: 'SAVED'; saved: Saved }
  | ({ type: 'SAVE_FAILED' } & SaveFailure<Saved>)
  | { type: 'SAVE_CONFLICTED'; theirs: Saved }
  | { type: 'KEEP_MINE' }
  | { type: 'TAKE_THEIRS' }
  | { type: 'RESOLVE_CONFLICT'; takesTheirs: TakesTheirs }
  | { type: 'POSTPONE_CONFLICT'; message: string }
  | { type: 'RESTORE_DRAFT'; draft: DraftToRestore<Document> }
  | { type: 'FOLLOW_SAVED'; saved: Saved }

type Reducer<Document, Selection, Saved> = (
  state: EditorState<Document, Selection, Saved>,
  action: EditorAction<Document, Selection, Saved>,
) => EditorState<Document, Selection, Saved>

/** The editor's only reducer: each action is a pure step with its own file. */
export function createReducer<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
): Reducer<Document, Selection, Saved> {
  type Action = EditorAction<Document, Selection, Saved>
  type State = EditorState<Document, Selection, Saved>
  const steps: { [T in Action['type']]: (state: State, action: Extract<Action, { type: T }>) => State } = {
    EDIT: (state, { make, ...edit }) => applyEdit(state, { ...edit, document: make(state.document) }),
    FOLLOW_SAVED: (state, { saved }) => followSaved(kind, state, saved),
    KEEP_MINE: (state) => keepMine(kind, state),
    POSTPONE_CONFLICT: (state, { message }) => postponeConflict(state, message),
    REDO: (state) => redo(state),
    RESOLVE_CONFLICT: (state, { takesTheirs }) => resolveConflict(kind, state, takesTheirs),
    RESTORE_DRAFT: (state, { draft }) => restoreDraft(kind, state, draft),
    SAVE_BEGAN: (state, { sent }) => beginSave(state, sent),
    SAVE_CONFLICTED: (state, { theirs }) => saveConflicted(kind, state, theirs),
    SAVE_FAILED: (state, failure) => saveFailed(state, failure),
    SAVED: (state, { saved }) => saveSucceeded(kind, state, saved),
    SELECT: (state, { selection }) => select(kind, state, selection),
    TAKE_THEIRS: (state) => takeTheirs(kind, state),
    UNDO: (state) => undo(state),
  }
  return (state, action) => {
    // Step and action belong to one type by construction; the compiler cannot follow the correlated union.
    const step = steps[action.type] as (state: State, action: Action) => State
    return step(state, action)
  }
}
