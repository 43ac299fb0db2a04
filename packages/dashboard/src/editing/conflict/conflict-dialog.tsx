import { Suspense } from 'react'
import type { EditorState } from '../../lib/editing/editor-state.ts'
import type { ConflictChoices } from './described.ts'
import { lazyPiece } from '../../ui/pieces/lazy-piece.tsx'

interface ConflictDialogProps<Document, Selection, Saved> extends ConflictChoices {
  state: EditorState<Document, Selection, Saved>
}

const ConflictPanel = lazyPiece(async () => (await import('./conflict-panel.tsx')).ConflictPanel, 'OVER')

/**
 * Two versions collide: shows each part that both changed with both values, and lets the person choose, part by part or
 * for all (spec D28). Draws nothing without a conflict.
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
