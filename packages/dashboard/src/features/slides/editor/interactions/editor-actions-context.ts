import { createContext, useContext } from 'react'
import type { EditorActions } from './use-editor-actions.ts'

const EditorActionsContext = createContext<EditorActions | undefined>(undefined)
export const EditorActionsProvider = EditorActionsContext.Provider

/** What can be done here, for every part of the editor that offers it. */
export function useEditorActionsContext(): EditorActions {
  const actions = useContext(EditorActionsContext)
  if (!actions) throw new Error('useEditorActionsContext stands outside of EditorActionsProvider')
  return actions
}
