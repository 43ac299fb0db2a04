import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { Text } from '../../../../text/text-key.ts'
import { focusNextPart } from '../interactions/focus.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'

/** Keys for the slide as a whole. They work while typing, too. */
export function slideKeys(actions: Omit<EditorActions, 'openShortcuts'>, onSave: () => void, t: Text): Shortcut[] {
  const group = t('slideHands:keys.slide')
  return [
    { keys: ['mod+s'], label: t('slideHands:keys.save'), group, whileTyping: true, run: onSave },
    { keys: ['mod+z'], label: t('slideHands:keys.undo'), group, whileTyping: true, run: actions.undo },
    { keys: ['mod+shift+z', 'mod+y'], label: t('slideHands:keys.redo'), group, whileTyping: true, run: actions.redo },
    {
      keys: ['f6', 'shift+f6'],
      label: t('slideHands:keys.parts'),
      group,
      whileTyping: true,
      run: (event) => focusNextPart('shiftKey' in event && event.shiftKey ? -1 : 1),
    },
    { keys: ['mod+alt+shift+c'], label: t('slideHands:copyLook'), group, run: actions.copyLook },
    { keys: ['mod+alt+shift+v'], label: t('slideHands:pasteLook'), group, run: actions.pasteLook },
  ]
}
