import { useSyncExternalStore } from 'react'

export type EditorLayout = 'PHONE' | 'TABLET' | 'DESKTOP'

// spec §9; also a phone in landscape, which is too low for three columns.
const PHONE = '(max-width: 600px), (max-height: 499px)'
// Wide enough for navigation, list, form and a usable phone preview.
const DESKTOP = '(min-width: 1160px)'

const matches = (query: string) => globalThis.matchMedia?.(query)

function subscribe(listen: () => void): () => void {
  const lists = [matches(PHONE), matches(DESKTOP)]
  for (const list of lists) list?.addEventListener('change', listen)
  return () => {
    for (const list of lists) list?.removeEventListener('change', listen)
  }
}

const read = (): EditorLayout => {
  if (matches(PHONE)?.matches) return 'PHONE'
  return (matches(DESKTOP)?.matches ?? true) ? 'DESKTOP' : 'TABLET'
}

/** Which of the editor's three layouts fits this screen. */
export const useEditorLayout = (): EditorLayout => useSyncExternalStore(subscribe, read)
