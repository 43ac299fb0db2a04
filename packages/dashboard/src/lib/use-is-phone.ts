import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 600px)' // §9

const query = () => globalThis.matchMedia?.(PHONE)

function subscribe(listen: () => void): () => void {
  const list = query()
  list?.addEventListener('change', listen)
  return () => list?.removeEventListener('change', listen)
}

/** True on phones: screens of 600 px or less (§9). Prefer CSS where only looks differ. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false)
