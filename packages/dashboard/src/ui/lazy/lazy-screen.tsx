import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { createLazy } from '../../lib/lazy/create-lazy.ts'
import { LazyFallback } from './lazy-fallback.tsx'

/**
 * A screen whose code failed to load when its address was opened: rendered as soon as it loads. `onMissing`, which must
 * not throw, is called once the address is on the screen.
 */
export function lazyScreen(load: () => Promise<ComponentType>, onMissing: () => void): ComponentType {
  const piece = createLazy(load, ({ fetch }) => () => <LazyFallback display="SCREEN" fetch={fetch} />)
  return function LateScreen() {
    const Shown = useSyncExternalStore(piece.subscribe, piece.get)
    // A newer release may have removed the file: then only a reload helps.
    useEffect(onMissing, [])
    return <Shown />
  }
}
