import { type ComponentType, Suspense, useState } from 'react'
import { lazyPiece } from '../pieces/lazy-piece.tsx'

/** A piece that is loaded when it is opened for the first time. Screens that only might open it stay light. */
export function whenOpened<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazyPiece(load, 'OVER')
  return function WhenOpened(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    // React's way to remember that a prop has once been true.
    if (props.open && !wasOpened) setWasOpened(true)
    return wasOpened ? (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    ) : null
  }
}
