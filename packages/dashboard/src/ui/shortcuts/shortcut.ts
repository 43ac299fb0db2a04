/** One keyboard shortcut. The same table binds the keys and prints the sheet: there is no second list. */
export interface Shortcut {
  /** E.g. `mod+shift+z`; `mod` is Ctrl, or Cmd on a Mac. The first is the one shown; all of them work. */
  keys: readonly [string, ...string[]]
  label: string
  /** Its heading on the sheet. */
  group: string
  /** Handles the browser's own event for these keys, which carries the clipboard. */
  event?: 'copy' | 'cut' | 'paste'
  /** Also works while typing in a field. */
  whileTyping?: boolean
  /** Works only with the focus in such an element, or nowhere. */
  within?: string
  /** Whether it is active now; if not, the browser handles the keys. */
  when?: () => boolean
  run: (event: KeyboardEvent | ClipboardEvent) => void
}
