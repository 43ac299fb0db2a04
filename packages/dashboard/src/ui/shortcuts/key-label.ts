const SIGNS: Readonly<Record<string, string>> = {
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
}
const PLAIN: Readonly<Record<string, string>> = {
  alt: 'Alt',
  backspace: 'Backspace',
  delete: 'Del',
  enter: 'Enter',
  escape: 'Esc',
  mod: 'Ctrl',
  pagedown: 'PageDown',
  pageup: 'PageUp',
  shift: 'Shift',
  space: 'Space',
}
const MAC: Readonly<Record<string, string>> = {
  alt: '⌥',
  backspace: '⌫',
  delete: '⌦',
  enter: '↩',
  escape: 'esc',
  mod: '⌘',
  shift: '⇧',
  space: 'Space',
}

/** The labels on the keys, e.g. `mod+shift+z` as Ctrl, Shift, Z, or ⌘, ⇧, Z. */
export function keyLabel(keys: string, isMac: boolean): string[] {
  const names = isMac ? MAC : PLAIN
  return keys.split('+').map((part) => names[part] ?? SIGNS[part] ?? part.toUpperCase())
}
