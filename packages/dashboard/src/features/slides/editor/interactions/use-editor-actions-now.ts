import { useLayoutEffect, useRef, useState } from 'react'
import { useEditorActionsContext } from './editor-actions-context.ts'
import type { EditorActions } from './use-editor-actions.ts'

/** Returns a stable function for reading the current actions, so that rows can be memoised. */
export function useEditorActionsNow(): () => EditorActions {
  const actions = useEditorActionsContext()
  const latest = useRef(actions)
  // Keeps the latest actions for memoised listeners.
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [now] = useState(() => () => latest.current)
  return now
}
