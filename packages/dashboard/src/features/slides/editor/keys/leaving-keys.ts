import type { Text } from '../../../../text/text-key.ts'
import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { EditorActions } from '../interactions/use-editor-actions.ts'
import type { SlidePosition } from '../top/slide-position.ts'

/** Escape once more, when nothing is selected any more: back to the instant app from which the slide was opened. */
export function leavingKeys(
  { ids, isChoosing }: Pick<EditorActions, 'ids' | 'isChoosing'>,
  appContext: SlidePosition | undefined,
  onLeave: () => void,
  t: Text,
): Shortcut[] {
  if (!appContext) return []
  return [
    {
      keys: ['escape'],
      label: t('slideActions:app.back', { app: appContext.app }),
      group: t('slideActions:keys.slide'),
      when: () => ids.length === 0 && !isChoosing,
      run: onLeave,
    },
  ]
}
