import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { Text } from '../../../../text/text-key.ts'
import { focusNextPart } from '../interactions/focus.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'

/** Shortcuts for the whole slide. They also work while typing. */
export function slideKeys(actions: Omit<EditorActions, 'openShortcuts'>, onSave: () => void, t: Text): Shortcut[] {
  const group = t('slideActions:keys.slide')
  return [
    { keys: ['mod+s'], label: t('slideActions:keys.save'), group, whileTyping: true, run: onSave },
    { keys: ['mod+z'], label: t('slideActions:keys.undo'), group, whileTyping: true, run: actions.undo },
    { keys: ['mod+shift+z', 'mod+y'], label: t('slideActions:keys.redo'), group, whileTyping: true, run: actions.redo },
    {
      keys: ['f6', 'shift+f6'],
      label: t('slideActions:keys.parts'),
      group,
      whileTyping: true,
      run: (event) => focusNextPart('shiftKey' in event && event.shiftKey ? -1 : 1),
    },
    { keys: ['mod+alt+shift+c'], label: t('slideActions:copyLook'), group, run: actions.copyLook },
    { keys: ['mod+alt+shift+v'], label: t('slideActions:pasteLook'), group, run: actions.pasteLook },
  ]
}
