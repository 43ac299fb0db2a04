import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'

const AppActions = lazyComponent(async () => (await import('./app-actions.tsx')).AppActions)

/** Actions on the whole app; loaded after what is edited. */
export const LazyAppActions = (props: ComponentProps<typeof AppActions>) => (
  <Suspense fallback={null}>
    <AppActions {...props} />
  </Suspense>
)
