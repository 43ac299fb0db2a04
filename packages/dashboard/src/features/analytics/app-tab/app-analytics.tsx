import { linkPath, type Page } from '@taplet/contract'
import { Suspense } from 'react'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import type { Library } from '../../../entities/experience/library.ts'
import { analyticsPath } from '../../../entities/link/link-paths.ts'
import { slidePath } from '../../../entities/slide/slide-path.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { ReportActions } from '../sharing/report-actions.tsx'
import { slideDrawer } from '../slide-drawer.tsx'
import { SubjectAnalytics } from '../subject-analytics.tsx'

const LinkCard = lazyComponent(async () => (await import('../../../entities/link/link-card.tsx')).LinkCard)

interface AppAnalyticsProps {
  /** The saved app. */
  page: Page
  /** Undefined while loading: the funnel shows slide numbers until then. */
  library: Library | undefined
}

/** The visits to one instant app. */
export function AppAnalytics({ page, library }: AppAnalyticsProps) {
  const publicUrl = useLinkUrl()
  const { experienceId } = page
  const subject = { kind: 'APP', id: experienceId } as const
  return (
    <SubjectAnalytics
      subject={subject}
      drawSlide={library && slideDrawer(library)}
      pathOf={(kind, id) => (kind === 'SLIDE' ? slidePath(id, experienceId) : analyticsPath(id))}
      isOff={!page.active}
      firstSteps={
        page.active && (
          <Suspense fallback={null}>
            <LinkCard url={publicUrl + linkPath(page.tagId)} name={page.pageName} fileName={page.rootPageId} />
          </Suspense>
        )
      }
    >
      <ReportActions subject={subject} name={page.pageName} />
    </SubjectAnalytics>
  )
}
