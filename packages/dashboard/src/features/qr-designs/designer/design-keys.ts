import type { Text } from '../../../text/text-key.ts'
import type { Shortcut } from '../../../ui/shortcuts/shortcut.ts'

interface KeyedSteps {
  save: () => void
  undo: () => void
  redo: () => void
  nextContext: () => void
  toggleCamera: () => void
  makeSafe: () => void
}

/** The designer's shortcuts: one table that binds the keys and prints the sheet. */
export function designKeys(steps: KeyedSteps, t: Text): Shortcut[] {
  const group = t('qrDesigner:designer.keysGroup')
  return [
    { keys: ['mod+s'], label: t('qrDesigner:designer.save'), group, whileTyping: true, run: steps.save },
    { keys: ['mod+z'], label: t('qrDesigner:designer.undo'), group, whileTyping: true, run: steps.undo },
    { keys: ['mod+shift+z', 'mod+y'], label: t('qrDesigner:designer.redo'), group, whileTyping: true, run: steps.redo },
    { keys: ['p'], label: t('qrDesigner:designer.keyNext'), group, run: steps.nextContext },
    { keys: ['c'], label: t('qrDesigner:designer.keyCamera'), group, run: steps.toggleCamera },
    { keys: ['m'], label: t('qrDesigner:designer.keySafe'), group, run: steps.makeSafe },
  ]
}
