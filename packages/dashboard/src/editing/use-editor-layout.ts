import { useSyncExternalStore } from 'react'

export type EditorLayout = 'PHONE' | 'TABLET' | 'DESK'

// spec §9; also a phone in landscape, which is too low for three columns.
const PHONE = '(max-width: 600px), (max-height: 499px)'
// Wide enough for navigation, list, form and a usable phone preview.
const DESK = '(min-width: 1160px)'

const matches = (query: string) => globalThis.matchMedia?.(query)

function subscribe(listen: () => void): () => void {
  const lists = [matches(PHONE), matches(DESK)]
  for (const list of lists) list?.addEventListener('change', listen)
  return () => {
    for (const list of lists) list?.removeEventListener('change', listen)
  }
}

const read = (): EditorLayout => {
  if (matches(PHONE)?.matches) return 'PHONE'
  return (matches(DESK)?.matches ?? true) ? 'DESK' : 'TABLET'
}

/** Which of the editor's three layouts fits this screen. */
export const useEditorLayout = (): EditorLayout => useSyncExternalStore(subscribe, read)
