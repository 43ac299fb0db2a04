import { useSyncExternalStore } from 'react'

export type EditorLayout = 'PHONE' | 'TABLET' | 'DESK'

// spec §9; and a phone held sideways, which has no height for three columns.
const PHONE = '(max-width: 600px), (max-height: 499px)'
// Navigation, list, form and a phone between them that is worth looking at.
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

/** Which of the editor's three arrangements this screen has room for. */
export const useEditorLayout = (): EditorLayout => useSyncExternalStore(subscribe, read)
