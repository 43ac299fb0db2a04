import { useDocument } from '../../../../lib/editing/use-document.ts'
import { useEditorContext } from '../editor-context.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'

/** The twin of unsaved text: phones follow each letter, a moment after the preview. */
export function SlideTwin({ handle, isCompact }: { handle: SlideEditorHandle; isCompact: boolean }) {
  const slide = useDocument(handle.editing, true)
  const { parts } = useEditorContext()
  return (
    <parts.TwinButton
      kind="SLIDE"
      targetId={handle.state.saved.item.experienceItemId}
      document={slide}
      isCompact={isCompact}
    />
  )
}
