/** One thing that keys do. The table of these binds the keys and prints the sheet: there is no second list. */
export interface Shortcut {
  /** E.g. `mod+shift+z`; `mod` is Ctrl, or Cmd on a Mac. The first is the one to learn; any of them works. */
  keys: readonly [string, ...string[]]
  label: string
  /** The heading it stands under on the sheet. */
  group: string
  /** It answers the browser's own event for these keys, which brings the clipboard along. */
  event?: 'copy' | 'cut' | 'paste'
  /** It works while a person types into a field, too. */
  whileTyping?: boolean
  /** It works only with the focus in such an element, or nowhere. */
  within?: string
  /** It does something now; else the keys stay the browser's. */
  when?: () => boolean
  run: (event: KeyboardEvent | ClipboardEvent) => void
}
