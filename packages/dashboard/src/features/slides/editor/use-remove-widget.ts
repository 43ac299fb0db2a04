import type { Widget } from '@taplet/slides/schema'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useEditorContext } from './editor-context.ts'
import { widgetWords } from './stack/widget-words.ts'
import type { SlideEditorHandle } from './use-slide-editor.ts'

/** Deletes a widget and offers to bring it back to its place. */
export function useRemoveWidget(handle: SlideEditorHandle): (widget: Widget) => void {
  const t = useText()
  const { media } = useEditorContext()
  return (widget) => {
    const { title } = widgetWords(widget, media)
    const index = handle.state.document.widgets.indexOf(widget)
    handle.remove(widget)
    toast.done(t('slides:stack.deleted', { name: title }), {
      label: t('undo'),
      onUndo: () => handle.restore(widget, index),
    })
  }
}
