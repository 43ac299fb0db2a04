import { createContext, useContext } from 'react'
import type { EditorActions } from './use-editor-actions.ts'

const EditorActionsContext = createContext<EditorActions | undefined>(undefined)
export const EditorActionsProvider = EditorActionsContext.Provider

/** The editor's actions, for every part of it. Throws outside of its provider. */
export function useEditorActionsContext(): EditorActions {
  const actions = useContext(EditorActionsContext)
  if (!actions) throw new Error('useEditorActionsContext stands outside of EditorActionsProvider')
  return actions
}
