import type { SlideEditorHandle } from '../use-slide-editor.ts'
import { useRemoveWidget } from '../use-remove-widget.ts'
import { AddWidgets } from './add-widgets.tsx'
import { WidgetStack } from './widget-stack.tsx'

/** What is on the slide, and what can be added to it. */
export function WidgetList({ handle }: { handle: SlideEditorHandle }) {
  const remove = useRemoveWidget(handle)
  return (
    <>
      <WidgetStack handle={handle} onRemove={remove} />
      <AddWidgets count={handle.state.document.widgets.length} showsKeys onAdd={handle.add} />
    </>
  )
}
