import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { Text } from '../../../../text/text-key.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'

/** Words marked on the screen are what a person wants to copy then. */
const hasMarkedWords = () => document.getSelection()?.isCollapsed === false
const dataOf = (event: KeyboardEvent | ClipboardEvent) => ('clipboardData' in event ? event.clipboardData : null)

/** Keys for the widgets that are selected. */
export function widgetKeys(actions: Omit<EditorActions, 'openShortcuts'>, t: Text): Shortcut[] {
  const group = t('slideHands:keys.widgets')
  const { ids } = actions
  const when = () => ids.length > 0 && !actions.lift
  const isCopied = () => when() && !hasMarkedWords()
  return [
    {
      keys: ['mod+c'],
      event: 'copy',
      label: t('slideHands:copy'),
      group,
      when: isCopied,
      run: (event) => actions.copy(ids, dataOf(event)),
    },
    {
      keys: ['mod+x'],
      event: 'cut',
      label: t('slideHands:cut'),
      group,
      when: isCopied,
      run: (event) => actions.cut(ids, dataOf(event)),
    },
    {
      keys: ['mod+v'],
      event: 'paste',
      label: t('slideHands:paste'),
      group,
      run: (event) => actions.paste(dataOf(event)),
    },
    { keys: ['mod+d'], label: t('slideHands:duplicate'), group, when, run: () => void actions.duplicate(ids) },
    { keys: ['delete', 'backspace'], label: t('slideHands:remove'), group, when, run: () => actions.remove(ids) },
    { keys: ['alt+arrowup'], label: t('slideHands:up'), group, when, run: () => actions.shift(ids, 'UP') },
    { keys: ['alt+arrowdown'], label: t('slideHands:down'), group, when, run: () => actions.shift(ids, 'DOWN') },
    { keys: ['mod+alt+c'], label: t('slideHands:copyStyle'), group, when, run: () => actions.copyStyle(ids) },
    { keys: ['mod+alt+v'], label: t('slideHands:pasteStyle'), group, when, run: () => actions.pasteStyle(ids) },
  ]
}
