import type { ComponentType } from 'react'
import { fetchPiece } from '../lib/pieces/fetch-piece.ts'
import { lateScreen } from '../ui/pieces/late-screen.tsx'
import { reloadAfterRelease } from './reload-after-release.ts'

/** For a route's `lazy`: the screen, or what stands in for it until its code can be fetched. Never throws. */
export const loadScreen = (load: () => Promise<ComponentType>) => async (): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: await fetchPiece(load) }
  } catch {
    return { Component: lateScreen(load, () => void reloadAfterRelease()) }
  }
}
