import type { Text } from '../../../../text/text-key.ts'
import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { SlidePosition } from '../top/slide-position.ts'

/** Shortcuts to the other slides of the instant app from which this one was opened. */
export function appKeys(place: SlidePosition | undefined, go: (path: string) => void, t: Text): Shortcut[] {
  if (!place) return []
  const group = t('slideActions:keys.slide')
  const step = (key: string, label: string, path: string | undefined): Shortcut => ({
    keys: [key],
    label,
    group,
    whileTyping: true,
    when: () => path !== undefined,
    run: () => path !== undefined && go(path),
  })
  return [
    step('alt+pageup', t('slideActions:app.previous'), place.previous),
    step('alt+pagedown', t('slideActions:app.next'), place.next),
  ]
}
