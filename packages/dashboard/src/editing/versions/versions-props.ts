import type { DocumentKind } from '@taplet/contract'
import type { Difference } from '@taplet/slides/edits'
import type { ReactNode } from 'react'

/** A difference in words. */
export interface DescribedDifference {
  label: string
  before: string
  after: string
}

/** What versions need of an editor. */
export interface VersionsProps<Document> {
  kind: DocumentKind
  targetId: string
  /** What visitors see, and what is on screen. */
  published: Document
  edited: Document
  /** Of EditorKind: reads a stored version. */
  parse: (value: unknown) => Document | undefined
  /** A small drawing of a version; nothing where versions cannot be drawn. */
  preview?: (document: Document) => ReactNode
  /** `sides` are the two documents that differ; the edited and the published one unless told. */
  describe: (difference: Difference, sides?: readonly Document[]) => DescribedDifference
  /** Puts a version into the editor, as an edit that can be undone. */
  onRestore: (document: Document) => void
  onClose: () => void
}
