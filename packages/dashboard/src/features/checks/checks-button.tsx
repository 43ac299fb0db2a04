import { lazy, Suspense } from 'react'
import type { SlideChecksProps } from './slide-checks.tsx'

const SlideChecks = lazy(async () => ({ default: (await import('./slide-checks.tsx')).SlideChecks }))

/** A button that counts what visitors would stumble over on the slide under edit, and opens the list. Loaded after the editor. */
export function ChecksButton(props: SlideChecksProps) {
  return (
    <Suspense fallback={null}>
      <SlideChecks {...props} />
    </Suspense>
  )
}
