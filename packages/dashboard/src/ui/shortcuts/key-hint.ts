import { isMac } from './is-mac.ts'
import { keyLabel } from './key-label.ts'
import type { Shortcut } from './shortcut.ts'

/** The keys of a shortcut on one line, for tooltips: `Ctrl Shift Z`. */
export const keyHint = ({ keys: [first] }: Pick<Shortcut, 'keys'>): string => keyLabel(first, isMac()).join(' ')
