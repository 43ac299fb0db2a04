import { useHandsContext } from '../hands/hands-context.ts'
import { AddWidgets } from './add-widgets.tsx'
import { WidgetStack } from './widget-stack.tsx'

/** What is on the slide, and what can be added to it. */
export function WidgetList() {
  const { add, handle } = useHandsContext()
  return (
    <>
      <WidgetStack />
      <AddWidgets count={handle.state.document.widgets.length} showsKeys onAdd={add} />
    </>
  )
}
