import { Suspense } from 'react'
import { useEditorContext } from '../editor-context.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'

/** Issues that visitors may notice on this slide, with a link to each. */
export function StageChecks({ isShort = false }: { isShort?: boolean }) {
  const { handle, select } = useEditorActionsContext()
  const { media, parts } = useEditorContext()
  const { document: slide, saved } = handle.state
  return (
    <Suspense fallback={null}>
      <parts.ChecksButton
        slideId={saved.item.experienceItemId}
        document={slide}
        media={media}
        isShort={isShort}
        onSelectWidget={(widgetId) => select(widgetId ? { kind: 'WIDGET', widgetId } : { kind: 'BACKGROUND' })}
        onEdit={(change) => handle.edit(change)}
      />
    </Suspense>
  )
}
