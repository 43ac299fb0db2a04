import { type ComponentType, memo, useDeferredValue } from 'react'
import { EditorContextProvider, useEditorContext } from './editor-context.ts'
import { HandsProvider, useHandsContext } from './hands/hands-context.ts'

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
 * Draws a part of the editor a moment after the rest, and only once no key is waiting: what a person types shows first.
 * `isLive` draws it at once, for fields that are typed into.
 */
export function Calm({ Content, isLive = false }: { Content: ComponentType; isLive?: boolean }) {
  const hands = useHandsContext()
  const context = useEditorContext()
  const [calmHands, calmContext] = [useDeferredValue(hands), useDeferredValue(context)]
  return isLive ? (
    <Inside {...{ hands, context, Content }} />
  ) : (
    <Inside hands={calmHands} context={calmContext} Content={Content} />
  )
}
