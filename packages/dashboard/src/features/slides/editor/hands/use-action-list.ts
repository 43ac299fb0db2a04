import { useText } from '../../../../lib/text.ts'
import { actionList } from './action-list.ts'
import { useHandsContext } from './hands-context.ts'

/** What can be done with these widgets, for what draws some of it as buttons. */
export function useActionList(ids: readonly string[]) {
  return actionList(useHandsContext(), ids, useText())
}
