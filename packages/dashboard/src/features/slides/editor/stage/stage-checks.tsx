import { ChecksButton } from '../../../checks/checks-button.tsx'
import { useEditorContext } from '../editor-context.ts'
import { useHandsContext } from '../hands/hands-context.ts'

/** What visitors would stumble over on this slide, and the way to each. */
export function StageChecks({ isShort = false }: { isShort?: boolean }) {
  const { handle, select } = useHandsContext()
  const { media } = useEditorContext()
  const { document: slide, saved } = handle.state
  return (
    <ChecksButton
      slideId={saved.item.experienceItemId}
      document={slide}
      media={media}
      isShort={isShort}
      onSelectWidget={(widgetId) => select(widgetId ? { kind: 'WIDGET', widgetId } : { kind: 'BACKGROUND' })}
      onEdit={(change) => handle.edit(change)}
    />
  )
}
