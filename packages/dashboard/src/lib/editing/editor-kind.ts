import type { DocumentKind } from '@taplet/contract'
import type { Merge } from '@taplet/slides/edits'

/** What editors edit. Only drafts of a DocumentKind are kept on the server too, and only those have versions. */
export type EditedKind = DocumentKind | 'QR_DESIGN'

/** Decides a collision of two versions: true takes the other side's. */
export type TakesTheirs = (path: readonly string[]) => boolean

/**
 * What is specific to one editor; everything else in lib/editing serves all editors alike. `Document` is what the screen
 * edits, `Saved` what the server holds (with revisions, and with fields that only the server makes), `Selection` what is
 * selected.
 */
export interface EditorKind<Document, Selection, Saved> {
  kind: EditedKind
  /** Id of what is edited, for drafts. */
  targetIdOf: (saved: Saved) => string
  /** The part of the server's copy that is edited. Fields that the server derives stay out, and so out of undo. */
  documentOf: (saved: Saved) => Document
  /** The revisions that saves are based on, by the id of what was revised. */
  revisionsOf: (saved: Saved) => Record<string, number>
  /** Which of those revisions its saved versions are numbered by; only for kinds of several. */
  revisedIdOf?: (saved: Saved) => string
  /** What is selected when the editor opens, and when what was selected is gone. */
  firstSelection: Selection
  canSelect: (document: Document, selection: Selection) => boolean
  /** Joins two versions of a document that began as `base`; usually mergeData. */
  merge: (base: Document, mine: Document, theirs: Document, takesTheirs?: TakesTheirs) => Merge<Document>
  /** Reads a document that was stored as plain data; undefined when it is damaged or of another format. */
  parse: (value: unknown) => Document | undefined
  /**
   * What a draft was made on, given the saved version that its `revisedIdOf` names; only for kinds of several revisions:
   * a version is numbered by one of them, and may be older or newer than the draft in what the others count.
   */
  baseOfDraft?: (
    version: Document,
    draft: { document: Document; madeOn: Readonly<Record<string, number>>; saved: Saved },
  ) => Document
  /**
   * What the server may hold of a document that was sent on top of `base` if the save was cut off: parts first, the whole
   * last. Only for saves that take several calls.
   */
  stagesOf?: (base: Document, sent: Document) => readonly Document[]
}
