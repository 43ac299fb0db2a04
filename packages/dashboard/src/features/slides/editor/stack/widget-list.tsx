import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { AddWidgets } from './add-widgets.tsx'
import { WidgetStack } from './widget-stack.tsx'

/** The widgets of the slide, and those that can be added. */
export function WidgetList() {
  const { add, handle } = useEditorActionsContext()
  return (
    <>
      <WidgetStack />
      <AddWidgets count={handle.state.document.widgets.length} showsKeys onAdd={add} />
    </>
  )
}
