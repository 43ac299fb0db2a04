import type { ComponentType } from 'react'
import { fetchCode } from '../lib/lazy/fetch-code.ts'
import { lazyScreen } from '../ui/lazy/lazy-screen.tsx'
import { reloadAfterRelease } from './reload-after-release.ts'

/** For a route's `lazy`: the screen, or a placeholder until its code can be loaded. Never throws. */
export const loadScreen = (load: () => Promise<ComponentType>) => async (): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: await fetchCode(load) }
  } catch {
    return { Component: lazyScreen(load, () => void reloadAfterRelease()) }
  }
}
