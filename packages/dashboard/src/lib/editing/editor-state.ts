import { type Collision, isSameData } from '@taplet/slides/edits'
import type { EditorKind } from './editor-kind.ts'

export interface Moment<Document, Selection> {
  document: Document
  selection: Selection
}

/** Two versions that wait for the person to choose. */
export interface Conflict<Document, Saved> {
  /** The common ancestor of both versions. */
  base: Document
  mine: Document
  theirs: Document
  collisions: readonly Collision[]
  /** What the server holds now. */
  saved: Saved
  /** Whether it arose while saving or while restoring a draft; after a draft's conflict nothing is sent. */
  from: 'SAVE' | 'DRAFT'
}

export type Saving<Document, Saved> =
  | { status: 'IDLE' }
  /** `sent` is the document as it was when the save began. */
  | { status: 'SAVING'; sent: Document }
  /** `sent` is resent automatically when `retries`; a refusal waits for the person instead. */
  | { status: 'FAILED'; message: string; retries: boolean; sent?: Document }
  | ({ status: 'CONFLICT' } & Conflict<Document, Saved>)

export interface EditorState<Document, Selection, Saved> {
  /** What is on screen. */
  document: Document
  selection: Selection
  /** What the server holds, as far as this editor knows. */
  saved: Saved
  past: readonly Moment<Document, Selection>[]
  future: readonly Moment<Document, Selection>[]
  /** What the last undo step changed and when; edits of one field in quick succession are one step. */
  lastEdit: { field: string; at: number } | undefined
  saving: Saving<Document, Saved>
  /** Documents sent on top of `saved` without an answer: the server may hold them. */
  unanswered: readonly Document[]
}

/** An editor that has just been opened: clean, with nothing to undo. */
export function createEditorState<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  saved: Saved,
): EditorState<Document, Selection, Saved> {
  return {
    document: kind.documentOf(saved),
    selection: kind.firstSelection,
    saved,
    past: [],
    future: [],
    lastEdit: undefined,
    saving: { status: 'IDLE' },
    unanswered: [],
  }
}

/**
 * True while the screen differs from the server; undoing back to the saved copy is clean (spec §4). After a save
 * without an answer it is unknown what the server holds: that counts as unsaved until it is known.
 */
export const isUnsaved = <Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  { document, saved, unanswered }: EditorState<Document, Selection, Saved>,
): boolean => unanswered.length > 0 || !isSameData(document, kind.documentOf(saved))
