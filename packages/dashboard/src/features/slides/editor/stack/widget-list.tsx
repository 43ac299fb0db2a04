import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { AddWidgets } from './add-widgets.tsx'
import { WidgetStack } from './widget-stack.tsx'

/** What is on the slide, and what can be added to it. */
export function WidgetList() {
  const { add, handle } = useEditorActionsContext()
  return (
    <>
      <WidgetStack />
      <AddWidgets count={handle.state.document.widgets.length} showsKeys onAdd={add} />
    </>
  )
}
