import type { Page } from '@taplet/contract'
import { Suspense } from 'react'
import { lazyPiece } from '../../../../ui/pieces/lazy-piece.tsx'

const TakedownStrip = lazyPiece(async () => (await import('./takedown-strip.tsx')).TakedownStrip)

/** Why an app was taken down, when it was: rare, so its code comes only then. */
export const LateTakedownStrip = ({ page: { takedown, fullPagePath } }: { page: Page }) =>
  takedown ? (
    <Suspense fallback={null}>
      <TakedownStrip takedown={takedown} fullPagePath={fullPagePath} />
    </Suspense>
  ) : null
