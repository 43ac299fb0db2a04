import { linkPath } from '@taplet/contract'
import type { ComponentProps } from 'react'
import { LinkCard } from '../../entities/link/link-card.tsx'
import { useMay } from '../../entities/session/use-may.ts'
import { useNoteShared } from '../../entities/onboarding/queries.ts'
import { VisitsCard } from '../../features/analytics/overview/visits-card.tsx'
import { AppChecks } from '../../features/checks/app-checks.tsx'
import { OrdersCard } from '../../features/inbox/overview/orders-card.tsx'
import { ReviewsCard } from '../../features/inbox/overview/reviews-card.tsx'
import { LinksCard } from '../../features/links/overview/links-card.tsx'
import { useLinkUrl } from '../../lib/api/instance.ts'
import styles from './app-overview.module.css'

/** How an instant app is going: visits, links, orders, reviews, and whether it is ready. Each card has its own query. */
export function AppOverview({ page, ...slides }: ComponentProps<typeof AppChecks>) {
  const publicUrl = useLinkUrl()
  const noteShared = useNoteShared()
  const maySell = useMay('sales')
  const { experienceId } = page
  return (
    <div className={styles.room}>
      <div className={styles.cards}>
        <VisitsCard page={page} />
        <LinksCard page={page} />
        {maySell && <OrdersCard experienceId={experienceId} />}
        {maySell && <ReviewsCard experienceId={experienceId} />}
      </div>
      {slides.itemIds.length > 0 && <AppChecks page={page} {...slides} />}
      <LinkCard
        url={publicUrl + linkPath(page.tagId)}
        name={page.pageName}
        fileName={page.rootPageId}
        experienceId={page.experienceId}
        onShared={noteShared}
      />
    </div>
  )
}
