import { Suspense } from 'react'
import type { AppChecksProps } from './app-checks.tsx'
import { lazyPiece } from '../../ui/pieces/lazy-piece.tsx'

const AppChecks = lazyPiece(async () => (await import('./app-checks.tsx')).AppChecks)

/** “Ready to publish?”: all checks over all slides of an instant app. Loaded after the editor. */
export function PublishChecks(props: AppChecksProps) {
  return (
    <Suspense fallback={null}>
      <AppChecks {...props} />
    </Suspense>
  )
}
