import type { Collision } from '@taplet/slides/edits'
import { lazy, Suspense } from 'react'
import type { TakesTheirs } from '../../../lib/editing/editor-kind.ts'
import type { EditorState } from '../../../lib/editing/editor-state.ts'

/** A part of a document in words, for people who choose between two versions of it. */
export interface Described {
  /** E.g. "Opening hours: text". */
  label: string
  mine: string
  theirs: string
}

export interface ConflictDialogProps<Document, Selection, Saved> {
  state: EditorState<Document, Selection, Saved>
  describe: (collision: Collision) => Described
  onKeepMine: () => void
  onTakeTheirs: () => void
  onMerge: (takesTheirs: TakesTheirs) => void
  onLater: () => void
}

const ConflictPanel = lazy(async () => ({ default: (await import('./conflict-panel.tsx')).ConflictPanel }))

/**
 * Two versions collide: shows each part that both changed with both values, and lets the person choose, part by part or
 * for all (decision 28). Draws nothing without a conflict.
 */
export function ConflictDialog<Document, Selection, Saved>({
  state: { saving },
  ...props
}: ConflictDialogProps<Document, Selection, Saved>) {
  if (saving.status !== 'CONFLICT') return null
  return (
    <Suspense>
      <ConflictPanel collisions={saving.collisions} from={saving.from} {...props} />
    </Suspense>
  )
}
