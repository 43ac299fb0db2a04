import { useText } from '../../../../lib/text.ts'
import { actionList } from './action-list.ts'
import { useEditorActionsContext } from './editor-actions-context.ts'

/** What can be done with these widgets, for what draws some of it as buttons. */
export function useActionList(ids: readonly string[]) {
  return actionList(useEditorActionsContext(), ids, useText())
}
