import type { Text } from '../../../../text/text-key.ts'
import type { Shortcut } from '../../../../ui/shortcuts/shortcut.ts'
import type { AppPlace } from '../top/app-place.ts'

/** Keys that lead through the slides of the instant app from which this one was opened. */
export function appKeys(place: AppPlace | undefined, go: (path: string) => void, t: Text): Shortcut[] {
  if (!place) return []
  const group = t('slideHands:keys.slide')
  const step = (key: string, label: string, path: string | undefined): Shortcut => ({
    keys: [key],
    label,
    group,
    whileTyping: true,
    when: () => path !== undefined,
    run: () => path !== undefined && go(path),
  })
  return [
    step('alt+pageup', t('slideHands:app.previous'), place.previous),
    step('alt+pagedown', t('slideHands:app.next'), place.next),
  ]
}
