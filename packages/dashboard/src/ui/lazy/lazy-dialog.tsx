import { type ComponentType, Suspense, useState } from 'react'
import { lazyComponent } from './lazy-component.tsx'

/** A component that is loaded when first opened. Screens that only might open it stay light. */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazyComponent(load, 'OVER')
  return function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    // React's way to remember that a prop was once true.
    if (props.open && !wasOpened) setWasOpened(true)
    return wasOpened ? (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    ) : null
  }
}
