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
 * Draws a part of the editor a moment after everything else: what a person does shows first where they do it. `isLive`
 * draws it at once, for fields that are typed into.
 */
export function Calm({ Content, isLive = false }: { Content: ComponentType; isLive?: boolean }) {
  const now = { actions: useEditorActionsContext(), context: useEditorContext(), Content }
  const calm = { actions: useDeferredValue(now.actions), context: useDeferredValue(now.context), Content }
  return <Inside {...(isLive ? now : calm)} />
}
