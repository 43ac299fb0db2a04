import { isMac } from './is-mac.ts'
import { keyWords } from './key-words.ts'
import type { Shortcut } from './shortcut.ts'

/** The keys of a shortcut in one line, for tooltips: `Ctrl Shift Z`. */
export const keyHint = ({ keys: [first] }: Pick<Shortcut, 'keys'>): string => keyWords(first, isMac()).join(' ')
