type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Option on a Mac turns letters into signs; the key itself tells which letter it was. */
const letter = ({ key, code, altKey }: Key) =>
  altKey && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase()

/**
 * A key with its modifiers as tables write it, e.g. `mod+shift+z`. Ctrl and Cmd are the same key to a person. Shift is
 * left out where it is what makes the sign, as in `?`.
 */
export function keyName(event: Key): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const key = event.key === ' ' ? 'space' : letter(event)
  const isSign = key.length === 1 && !/[\p{L}\d]/u.test(key)
  const parts = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && !isSign && 'shift', key]
  return parts.filter(Boolean).join('+')
}
