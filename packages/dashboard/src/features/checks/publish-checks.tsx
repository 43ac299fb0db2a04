import { lazy, Suspense } from 'react'
import type { AppChecksProps } from './app-checks.tsx'

const AppChecks = lazy(async () => ({ default: (await import('./app-checks.tsx')).AppChecks }))

/** “Ready to publish?”: all checks over all slides of an instant app. Loaded after the editor. */
export function PublishChecks(props: AppChecksProps) {
  return (
    <Suspense fallback={null}>
      <AppChecks {...props} />
    </Suspense>
  )
}
