import { useText } from '../../../../lib/text.ts'
import { actionList } from './action-list.ts'
import { useEditorActionsContext } from './editor-actions-context.ts'

/** Actions on these widgets, for components that show some as buttons. */
export function useActionList(ids: readonly string[]) {
  return actionList(useEditorActionsContext(), ids, useText())
}
