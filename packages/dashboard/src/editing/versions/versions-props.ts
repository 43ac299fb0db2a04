import type { DocumentKind } from '@taplet/contract'
import type { Difference } from '@taplet/slides/edits'
import type { ReactNode } from 'react'

/** Description of one difference. */
export interface DescribedDifference {
  label: string
  before: string
  after: string
}

/** What the versions dialog needs from an editor. */
export interface VersionsProps<Document> {
  kind: DocumentKind
  targetId: string
  /** What visitors see; `edited` is what is on screen. */
  published: Document
  edited: Document
  /** Of EditorKind: reads a stored version. */
  parse: (value: unknown) => Document | undefined
  /** Where two versions differ. */
  compare: (before: Document, after: Document) => readonly Difference[]
  /** Renders a small preview of a version; absent for kinds that have none. */
  preview?: (document: Document) => ReactNode
  /** `sides` are the two documents compared; by default the edited and the published one. */
  describe: (difference: Difference, sides?: readonly Document[]) => DescribedDifference
  /** Loads a version into the editor, as an undoable edit. */
  onRestore: (document: Document) => void
  onClose: () => void
}
