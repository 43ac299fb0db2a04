import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.tsx'
import type { EditorActions } from './interactions/use-editor-actions.ts'
import { addingKeys } from './keys/adding-keys.ts'
import { appKeys } from './keys/app-keys.ts'
import { choosingKeys } from './keys/choosing-keys.ts'
import { leavingKeys } from './keys/leaving-keys.ts'
import { slideKeys } from './keys/slide-keys.ts'
import { widgetKeys } from './keys/widget-keys.ts'
import type { SlidePosition } from './top/slide-position.ts'
import type { TopActions } from './top/use-top-actions.ts'

/** The editor's shortcuts: one table that binds the keys and prints the sheet. */
export function useEditorKeys(
  actions: Omit<EditorActions, 'openShortcuts'>,
  top: Pick<TopActions, 'keep' | 'leave'>,
  appContext: SlidePosition | undefined,
): { sheet: ReactNode; openSheet: () => void } {
  const t = useText()
  const navigate = useNavigate()
  return useShortcuts([
    ...slideKeys(actions, () => void top.keep(), t),
    ...appKeys(appContext, (path) => void navigate(path, { replace: true }), t),
    ...addingKeys(actions, t),
    ...widgetKeys(actions, t),
    ...choosingKeys(actions, t),
    ...leavingKeys(actions, appContext, top.leave, t),
  ])
}
