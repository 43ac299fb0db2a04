import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { Text } from '../../../../text/text-key.ts'
import { STACK, STAGE } from '../interactions/focus.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'

const HERE = `${STAGE}, ${STACK} [data-row]`

/** Keys for choosing widgets, and for carrying them, on the phone and in the list. */
export function choosingKeys(actions: Omit<EditorActions, 'openShortcuts'>, t: Text): Shortcut[] {
  const group = t('slideHands:keys.choosing')
  const { lift, ids, widgets } = actions
  const [first] = widgets
  const arrow = (by: 1 | -1) => (lift ? actions.carry(by) : actions.step(by))
  const leave = () => {
    if (lift) return actions.putBack()
    if (actions.isChoosing) return actions.setIsChoosing(false)
    actions.select({ kind: 'SLIDE' })
  }
  return [
    { keys: ['arrowdown'], label: t('slideHands:keys.next'), group, within: HERE, run: () => arrow(1) },
    { keys: ['arrowup'], label: t('slideHands:keys.previous'), group, within: HERE, run: () => arrow(-1) },
    {
      keys: ['shift+arrowdown'],
      label: t('slideHands:keys.stretchDown'),
      group,
      within: HERE,
      run: () => actions.step(1, true),
    },
    {
      keys: ['shift+arrowup'],
      label: t('slideHands:keys.stretchUp'),
      group,
      within: HERE,
      run: () => actions.step(-1, true),
    },
    { keys: ['mod+a'], label: t('slideHands:selectAll'), group, run: actions.selectAll },
    {
      keys: ['enter', 'f2'],
      label: t('slideHands:keys.open'),
      group,
      within: HERE,
      when: () => widgets.length === 1 || lift !== undefined,
      run: () => {
        if (lift) actions.drop()
        else if (first) actions.open(first)
      },
    },
    {
      keys: ['space'],
      label: t('slideHands:keys.lift'),
      group,
      within: STAGE,
      when: () => ids.length > 0,
      run: () => (lift ? actions.drop() : actions.pickUp(ids)),
    },
    {
      keys: ['escape'],
      label: t('slideHands:keys.none'),
      group,
      when: () => ids.length > 0 || actions.isChoosing,
      run: leave,
    },
  ]
}
