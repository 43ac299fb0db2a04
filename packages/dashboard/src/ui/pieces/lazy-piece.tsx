import { type ComponentType, lazy, useSyncExternalStore } from 'react'
import { createPiece } from '../../lib/pieces/create-piece.ts'
import type { PiecePlace } from './missing-piece.tsx'
import { StandIn } from './stand-in.tsx'

/** What dialogs are told, by whichever name. */
interface Asked {
  open?: unknown
  isOpen?: unknown
  onClose?: unknown
}

/**
 * A component whose code is loaded when it is first drawn, as by React's `lazy`; draw it inside of Suspense. When the
 * code does not come (no network, or a newer release took the file away), a friendly line stands in its place and tries
 * again, and nothing around it breaks: never write `lazy` where people work. `OVER` for dialogs, `SILENT` for what nobody
 * misses.
 */
export function lazyPiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: PiecePlace = 'INLINE',
): ComponentType<Props> {
  const piece = createPiece<Props>(load, ({ get, fetch }) => {
    const Missing = (props: Props) => {
      const { open, isOpen, onClose }: Asked = props
      if (open === false || isOpen === false) return null
      // Every dialog's own; it takes no argument that matters.
      const close = typeof onClose === 'function' ? () => void onClose() : undefined
      return <StandIn place={place} fetch={fetch} onClose={close} />
    }
    return lazy(async () => ({ default: (await fetch()) ? get() : Missing }))
  })
  return function LazyPiece(props: Props) {
    const Shown = useSyncExternalStore(piece.subscribe, piece.get)
    return <Shown {...props} />
  }
}
