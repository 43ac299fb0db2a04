import { Suspense } from 'react'
import type { EditorState } from '../../lib/editing/editor-state.ts'
import type { ConflictChoices } from './described.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

interface ConflictDialogProps<Document, Selection, Saved> extends ConflictChoices {
  state: EditorState<Document, Selection, Saved>
}

const ConflictPanel = lazyComponent(async () => (await import('./conflict-panel.tsx')).ConflictPanel, 'OVER')

/**
 * Conflict dialog: shows each part that both versions changed with both values, and lets the person choose part by part
 * or for all (spec D28). Renders nothing without a conflict.
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
