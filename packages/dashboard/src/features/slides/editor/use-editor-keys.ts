import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.tsx'
import type { EditorActions } from './interactions/use-editor-actions.ts'
import { addingKeys } from './keys/adding-keys.ts'
import { appKeys } from './keys/app-keys.ts'
import { choosingKeys } from './keys/choosing-keys.ts'
import { slideKeys } from './keys/slide-keys.ts'
import { widgetKeys } from './keys/widget-keys.ts'
import type { SlidePosition } from './top/slide-position.ts'

/** The editor's shortcuts: one table that binds the keys and prints the sheet. */
export function useEditorKeys(
  actions: Omit<EditorActions, 'openShortcuts'>,
  onSave: () => void,
  appContext: SlidePosition | undefined,
): { sheet: ReactNode; openSheet: () => void } {
  const t = useText()
  const navigate = useNavigate()
  return useShortcuts([
    ...slideKeys(actions, onSave, t),
    ...appKeys(appContext, (path) => void navigate(path), t),
    ...addingKeys(actions, t),
    ...widgetKeys(actions, t),
    ...choosingKeys(actions, t),
  ])
}
