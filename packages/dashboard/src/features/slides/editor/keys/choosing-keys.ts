import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { Text } from '../../../../text/text-key.ts'
import { STACK, STAGE } from '../interactions/focus.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'

const HERE = `${STAGE}, ${STACK} [data-row]`

/** Shortcuts to select and carry widgets, on the phone and in the list. */
export function choosingKeys(actions: Omit<EditorActions, 'openShortcuts'>, t: Text): Shortcut[] {
  const group = t('slideActions:keys.choosing')
  const { lift, ids, widgets } = actions
  const [first] = widgets
  const arrow = (by: 1 | -1) => (lift ? actions.carry(by) : actions.step(by))
  const leave = () => {
    if (lift) return actions.putBack()
    if (actions.isChoosing) return actions.setIsChoosing(false)
    actions.select({ kind: 'SLIDE' })
  }
  return [
    { keys: ['arrowdown'], label: t('slideActions:keys.next'), group, within: HERE, run: () => arrow(1) },
    { keys: ['arrowup'], label: t('slideActions:keys.previous'), group, within: HERE, run: () => arrow(-1) },
    {
      keys: ['shift+arrowdown'],
      label: t('slideActions:keys.stretchDown'),
      group,
      within: HERE,
      run: () => actions.step(1, true),
    },
    {
      keys: ['shift+arrowup'],
      label: t('slideActions:keys.stretchUp'),
      group,
      within: HERE,
      run: () => actions.step(-1, true),
    },
    { keys: ['mod+a'], label: t('slideActions:selectAll'), group, run: actions.selectAll },
    {
      keys: ['enter', 'f2'],
      label: t('slideActions:keys.open'),
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
      label: t('slideActions:keys.lift'),
      group,
      within: STAGE,
      when: () => ids.length > 0,
      run: () => (lift ? actions.drop() : actions.pickUp(ids)),
    },
    {
      keys: ['escape'],
      label: t('slideActions:keys.none'),
      group,
      when: () => ids.length > 0 || actions.isChoosing,
      run: leave,
    },
  ]
}
