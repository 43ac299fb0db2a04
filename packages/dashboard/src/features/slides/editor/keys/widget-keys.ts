import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { Text } from '../../../../text/text-key.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'

/** Copying then means the text selected on the page. */
const hasMarkedWords = () => document.getSelection()?.isCollapsed === false
const dataOf = (event: KeyboardEvent | ClipboardEvent) => ('clipboardData' in event ? event.clipboardData : null)

/** Shortcuts for the selected widgets. */
export function widgetKeys(actions: Omit<EditorActions, 'openShortcuts'>, t: Text): Shortcut[] {
  const group = t('slideActions:keys.widgets')
  const { ids } = actions
  const when = () => ids.length > 0 && !actions.lift
  const isCopied = () => when() && !hasMarkedWords()
  return [
    {
      keys: ['mod+c'],
      event: 'copy',
      label: t('slideActions:copy'),
      group,
      when: isCopied,
      run: (event) => actions.copy(ids, dataOf(event)),
    },
    {
      keys: ['mod+x'],
      event: 'cut',
      label: t('slideActions:cut'),
      group,
      when: isCopied,
      run: (event) => actions.cut(ids, dataOf(event)),
    },
    {
      keys: ['mod+v'],
      event: 'paste',
      label: t('slideActions:paste'),
      group,
      run: (event) => actions.paste(dataOf(event)),
    },
    { keys: ['mod+d'], label: t('slideActions:duplicate'), group, when, run: () => void actions.duplicate(ids) },
    { keys: ['delete', 'backspace'], label: t('slideActions:remove'), group, when, run: () => actions.remove(ids) },
    { keys: ['alt+arrowup'], label: t('slideActions:up'), group, when, run: () => actions.shift(ids, 'UP') },
    { keys: ['alt+arrowdown'], label: t('slideActions:down'), group, when, run: () => actions.shift(ids, 'DOWN') },
    { keys: ['mod+alt+c'], label: t('slideActions:copyStyle'), group, when, run: () => actions.copyStyle(ids) },
    { keys: ['mod+alt+v'], label: t('slideActions:pasteStyle'), group, when, run: () => actions.pasteStyle(ids) },
  ]
}
