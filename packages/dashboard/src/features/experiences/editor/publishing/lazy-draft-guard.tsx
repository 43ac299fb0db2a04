import { Suspense } from 'react'
import type { useDrafts } from '../../../../lib/drafts/use-drafts.ts'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'

const DraftGuard = lazyComponent(async () => (await import('../../../../editing/draft-guard.tsx')).DraftGuard, 'SILENT')

interface LazyDraftGuardProps {
  drafts: ReturnType<typeof useDrafts>
  isUnsaved: boolean
}

/** Asks before leaving, but only in browsers that store no drafts: rare, so its code is loaded only then. */
export const LazyDraftGuard = ({ drafts, isUnsaved }: LazyDraftGuardProps) =>
  drafts.isUnavailable ? (
    <Suspense fallback={null}>
      <DraftGuard {...{ drafts, isUnsaved }} />
    </Suspense>
  ) : null
