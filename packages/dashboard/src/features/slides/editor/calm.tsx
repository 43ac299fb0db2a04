import { type ComponentType, memo, useDeferredValue, useState } from 'react'
import { EditorContextProvider, useEditorContext } from './editor-context.ts'
import { HandsProvider, useHandsContext } from './hands/hands-context.ts'
import { useSettledHands } from './use-settled-hands.ts'

interface InsideProps {
  hands: ReturnType<typeof useHandsContext>
  context: ReturnType<typeof useEditorContext>
  Content: ComponentType
}

const Inside = memo(function Inside({ hands, context, Content }: InsideProps) {
  return (
    <EditorContextProvider value={context}>
      <HandsProvider value={hands}>
        <Content />
      </HandsProvider>
    </EditorContextProvider>
  )
})

/**
 * Draws a part of the editor once typing pauses, and a moment after everything else: what a person types shows first.
 * `isLive` draws it at once, for fields that are typed into.
 */
export function Calm({ Content, isLive = false }: { Content: ComponentType; isLive?: boolean }) {
  const hands = useHandsContext()
  const context = useEditorContext()
  const settled = useSettledHands(hands)
  // What the forms know of the slide belongs to the same moment.
  const [moment, setMoment] = useState({ settled, context })
  if (moment.settled !== settled) setMoment({ settled, context })
  const calm = useDeferredValue(moment)
  return isLive ? (
    <Inside {...{ hands, context, Content }} />
  ) : (
    <Inside hands={calm.settled} context={calm.context} Content={Content} />
  )
}
