import type { Page } from '@taplet/contract'
import { Suspense } from 'react'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'

const TakedownStrip = lazyComponent(async () => (await import('./takedown-strip.tsx')).TakedownStrip)

/** Why an app was taken down; rare, so its code is loaded only then. */
export const LazyTakedownStrip = ({ page: { takedown, fullPagePath } }: { page: Page }) =>
  takedown ? (
    <Suspense fallback={null}>
      <TakedownStrip takedown={takedown} fullPagePath={fullPagePath} />
    </Suspense>
  ) : null
