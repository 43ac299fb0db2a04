import { type ComponentType, lazy, useSyncExternalStore } from 'react'
import { createLazy } from '../../lib/lazy/create-lazy.ts'
import type { LazyDisplay } from './lazy-failure.tsx'
import { LazyFallback } from './lazy-fallback.tsx'

/** Close handlers of dialogs, under either name. */
interface Asked {
  open?: unknown
  isOpen?: unknown
  onClose?: unknown
}

/**
 * A component whose code is loaded when first rendered, as by React's `lazy`; render it inside Suspense. If loading
 * fails (no network, or a newer release removed the file), a friendly message takes its place and retries, and nothing
 * around it breaks: never use `lazy` directly in the dashboard. `OVER` for dialogs, `SILENT` for optional parts.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: LazyDisplay = 'INLINE',
): ComponentType<Props> {
  const piece = createLazy<Props>(load, ({ get, fetch }) => {
    const Missing = (props: Props) => {
      const { open, isOpen, onClose }: Asked = props
      if (open === false || isOpen === false) return null
      // Every dialog has its own; its argument does not matter.
      const close = typeof onClose === 'function' ? () => void onClose() : undefined
      return <LazyFallback display={place} fetch={fetch} onClose={close} />
    }
    return lazy(async () => ({ default: (await fetch()) ? get() : Missing }))
  })
  return function LazyComponent(props: Props) {
    const Shown = useSyncExternalStore(piece.subscribe, piece.get)
    return <Shown {...props} />
  }
}
