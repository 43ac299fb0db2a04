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
 * Draws a part of the editor a moment after everything else: what a person does shows first where they do it. `isLive`
 * draws it at once, for fields that are typed into.
 */
export function Calm({ Content, isLive = false }: { Content: ComponentType; isLive?: boolean }) {
  const now = { hands: useHandsContext(), context: useEditorContext(), Content }
  const calm = { hands: useDeferredValue(now.hands), context: useDeferredValue(now.context), Content }
  return <Inside {...(isLive ? now : calm)} />
}
