import { useLayoutEffect, useRef, useState } from 'react'
import { useEditorActionsContext } from './editor-actions-context.ts'
import type { EditorActions } from './use-editor-actions.ts'

/** Asks for what can be done at the moment when something is done; the same function for ever, so that rows can be kept. */
export function useEditorActionsNow(): () => EditorActions {
  const actions = useEditorActionsContext()
  const latest = useRef(actions)
  // What outlives a draw: listeners of what is kept.
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [now] = useState(() => () => latest.current)
  return now
}
