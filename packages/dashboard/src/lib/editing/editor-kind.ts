import type { DocumentKind } from '@taplet/contract'
import type { Merge } from '@taplet/slides/edits'

/** Kinds of things with an editor. Only those of DocumentKind have versions, and drafts on the server. */
export type EditedKind = DocumentKind | 'QR_DESIGN'

/** Decides a collision between two versions: true takes the other side's value. */
export type TakesTheirs = (path: readonly string[]) => boolean

/**
 * What is known of a kind of document without its editor: how it is stored, and how two versions are merged. `Document`
 * is what the screen edits, `Saved` what the server holds (with revisions and server-derived fields).
 */
export interface StoredKind<Document, Saved> {
  kind: EditedKind
  /** Id of the edited document, for drafts. */
  targetIdOf: (saved: Saved) => string
  /** The edited part of the server's copy. Server-derived fields are excluded, and so are never undone. */
  documentOf: (saved: Saved) => Document
  /** The revisions that saves are based on, by the id of the revised object. */
  revisionsOf: (saved: Saved) => Record<string, number>
  /** The id whose revision numbers the saved versions; only for kinds with several revisions. */
  revisedIdOf?: (saved: Saved) => string
  /** Merges two versions of a document that began as `base`; usually mergeData. */
  merge: (base: Document, mine: Document, theirs: Document, takesTheirs?: TakesTheirs) => Merge<Document>
  /** Parses a document stored as plain data; undefined when it is damaged or has another format. */
  parse: (value: unknown) => Document | undefined
  /**
   * The base of a draft, given the saved version that its `revisedIdOf` names; only for kinds with several revisions: a
   * version is numbered by one of them, and may be older or newer than the draft in the others.
   */
  baseOfDraft?: (
    version: Document,
    draft: { document: Document; madeOn: Readonly<Record<string, number>>; saved: Saved },
  ) => Document
  /**
   * What the server may hold of a document sent on top of `base` if the save was interrupted: parts first, the whole
   * last. Only for saves that take several calls.
   */
  stagesOf?: (base: Document, sent: Document) => readonly Document[]
}

/** What is specific to one editor; everything else in lib/editing is shared. `Selection` is what is selected. */
export interface EditorKind<Document, Selection, Saved> extends StoredKind<Document, Saved> {
  /** Selected when the editor opens, and when the selected thing is gone. */
  firstSelection: Selection
  canSelect: (document: Document, selection: Selection) => boolean
}
