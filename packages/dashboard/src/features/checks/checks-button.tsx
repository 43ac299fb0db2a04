import { Suspense } from 'react'
import type { SlideChecksProps } from './slide-checks.tsx'
import { lazyPiece } from '../../ui/pieces/lazy-piece.tsx'

const SlideChecks = lazyPiece(async () => (await import('./slide-checks.tsx')).SlideChecks, 'SILENT')

/** A button that counts what visitors would stumble over on the slide under edit, and opens the list. Loaded after the editor. */
export function ChecksButton(props: SlideChecksProps) {
  return (
    <Suspense fallback={null}>
      <SlideChecks {...props} />
    </Suspense>
  )
}
