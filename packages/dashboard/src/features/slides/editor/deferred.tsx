import { type ComponentType, memo, useDeferredValue } from 'react'
import { EditorContextProvider, useEditorContext } from './editor-context.ts'
import { EditorActionsProvider, useEditorActionsContext } from './interactions/editor-actions-context.ts'

interface InsideProps {
  actions: ReturnType<typeof useEditorActionsContext>
  context: ReturnType<typeof useEditorContext>
  Content: ComponentType
}

const Inside = memo(function Inside({ actions, context, Content }: InsideProps) {
  return (
    <EditorContextProvider value={context}>
      <EditorActionsProvider value={actions}>
        <Content />
      </EditorActionsProvider>
    </EditorContextProvider>
  )
})

/**
 * Renders a part of the editor with lower priority, so that feedback shows first where the person acts. `isLive`
 * renders it at once, for fields being typed into.
 */
export function Deferred({ Content, isLive = false }: { Content: ComponentType; isLive?: boolean }) {
  const now = { actions: useEditorActionsContext(), context: useEditorContext(), Content }
  const deferred = { actions: useDeferredValue(now.actions), context: useDeferredValue(now.context), Content }
  return <Inside {...(isLive ? now : deferred)} />
}
