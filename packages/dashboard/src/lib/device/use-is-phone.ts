import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1101px)' // room for a third column
const PHONE = '(max-width: 600px)' // spec §9

const query = (media: string) => globalThis.matchMedia?.(media)

const subscribeTo = (media: string) => (listen: () => void) => {
  const list = query(media)
  list?.addEventListener('change', listen)
  return () => list?.removeEventListener('change', listen)
}
const subscribePhone = subscribeTo(PHONE)
const subscribeWide = subscribeTo(WIDE)

/** True on phones: screens of 600 px or less (spec §9). Prefer CSS where only the appearance differs. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribePhone, () => query(PHONE)?.matches ?? false)

/** True where the tips have their own column. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribeWide, () => query(WIDE)?.matches ?? true)
