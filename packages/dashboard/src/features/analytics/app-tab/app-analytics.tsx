import { linkPath, type Page } from '@taplet/contract'
import { usePublicUrl } from '../../../lib/instance.ts'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import { type Library, viewOf } from '../../experiences/library-query.ts'
import { LinkCard } from '../../experiences/link/link-card.tsx'
import { analyticsPath } from '../../links/parts/link-paths.ts'
import { LateItemThumbnail } from '../../slides/kinds/late-item-thumbnail.tsx'
import { slidePath } from '../../slides/slide-path.ts'
import type { PictureSize } from '../report-parts.ts'
import { ReportActions } from '../sharing/report-actions.tsx'
import { SubjectAnalytics } from '../subject-analytics.tsx'

interface AppAnalyticsProps {
  /** As it is saved. */
  page: Page
  /** Undefined while it loads: the funnel shows the places of the slides until then. */
  library: Library | undefined
}

/** The visits to one instant app. */
export function AppAnalytics({ page, library }: AppAnalyticsProps) {
  const publicUrl = usePublicUrl()
  const { experienceId } = page
  const subject = { kind: 'APP', id: experienceId } as const
  const drawSlide = (itemId: string, size: PictureSize) => {
    const item = library?.itemById.get(itemId)
    const view = viewOf(library, itemId)
    if (!library || !item) return null
    if (view) return <SlideThumbnail slide={view} media={library.media} {...size} />
    return <LateItemThumbnail item={item} media={library.media} {...size} />
  }
  return (
    <SubjectAnalytics
      subject={subject}
      drawSlide={library && drawSlide}
      pathOf={(kind, id) => (kind === 'SLIDE' ? slidePath(id, experienceId) : analyticsPath(id))}
      isOff={!page.active}
      firstSteps={
        page.active && (
          <LinkCard url={publicUrl + linkPath(page.tagId)} name={page.pageName} fileName={page.rootPageId} />
        )
      }
    >
      <ReportActions subject={subject} name={page.pageName} />
    </SubjectAnalytics>
  )
}
