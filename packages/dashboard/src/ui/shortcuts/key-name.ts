type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Option on a Mac turns letters into symbols; `code` still tells the letter. */
const letter = ({ key, code, altKey }: Key) =>
  altKey && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase()

/**
 * Names a key with its modifiers as in shortcut tables, e.g. `mod+shift+z`. Ctrl and Cmd count as the same key. Shift
 * is omitted where it only produces the character, as in `?`.
 */
export function keyName(event: Key): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const key = event.key === ' ' ? 'space' : letter(event)
  const isSign = key.length === 1 && !/[\p{L}\d]/u.test(key)
  const parts = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && !isSign && 'shift', key]
  return parts.filter(Boolean).join('+')
}
