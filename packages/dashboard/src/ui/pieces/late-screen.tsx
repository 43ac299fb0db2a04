import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { createPiece } from '../../lib/pieces/create-piece.ts'
import { StandIn } from './stand-in.tsx'

/**
 * A screen whose code could not be fetched when its address was opened: drawn as soon as it can. `onMissing`, which must
 * not throw, is told once the address is on the screen.
 */
export function lateScreen(load: () => Promise<ComponentType>, onMissing: () => void): ComponentType {
  const piece = createPiece(load, ({ fetch }) => () => <StandIn place="SCREEN" fetch={fetch} />)
  return function LateScreen() {
    const Shown = useSyncExternalStore(piece.subscribe, piece.get)
    // A newer release may have taken the file away: only a new page helps then.
    useEffect(onMissing, [])
    return <Shown />
  }
}
