import type { DocumentKind } from '@taplet/contract/studio'
import type { Difference } from '@taplet/slides/edits'
import { lazy, type ReactNode, Suspense } from 'react'

/** A difference in words. */
export interface DescribedDifference {
  label: string
  before: string
  after: string
}

export interface VersionsDialogProps<Document> {
  kind: DocumentKind
  targetId: string
  /** What visitors see, and what is on screen. */
  published: Document
  edited: Document
  /** Of EditorKind: reads a stored version. */
  parse: (value: unknown) => Document | undefined
  /** A small drawing of a version; nothing where versions cannot be drawn. */
  preview?: (document: Document) => ReactNode
  describe: (difference: Difference) => DescribedDifference
  /** Puts a version into the editor, as an edit that can be undone. */
  onRestore: (document: Document) => void
  onClose: () => void
}

const VersionsPanel = lazy(async () => ({ default: (await import('./versions-panel.tsx')).VersionsPanel }))

/** What was saved when: to look at, to name, to bring back; and what differs between visitors' copy and the screen. */
export function VersionsDialog<Document>(props: VersionsDialogProps<Document>) {
  return (
    <Suspense>
      {/* A lazy component has no type of its own for each document; the panel hands them through. */}
      <VersionsPanel {...(props as unknown as VersionsDialogProps<unknown>)} />
    </Suspense>
  )
}
