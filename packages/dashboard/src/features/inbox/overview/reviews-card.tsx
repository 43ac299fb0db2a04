import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { overview } from '../../../text/en/apps/overview.ts'
import { inbox } from '../../../text/en/inbox/inbox.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { BriefCard } from '../../../ui/brief/brief-card.tsx'
import { BriefRow, BriefRows } from '../../../ui/brief/brief-row.tsx'
import { EditedTime } from '../../../ui/list/edited-time.tsx'
import { whoOf } from '../entries/entry-labels.ts'
import { Stars } from '../entries/stars.tsx'
import styles from './overview.module.css'
import { appReviewsQuery } from './queries.ts'

addTexts('inbox', inbox)
addTexts('overview', overview)

/** What visitors of an app wrote last, and what waits for a decision. */
export function ReviewsCard({ experienceId }: { experienceId: string }) {
  const t = useText()
  const query = useQuery({ ...appReviewsQuery(useApi(), experienceId), placeholderData: keepPreviousData })
  const { counts, reviews = [] } = query.data ?? {}
  const waiting = counts?.PENDING ?? 0
  const path = `/app/inbox?app=${encodeURIComponent(experienceId)}`
  return (
    <BriefCard
      title={t('overview:reviews.title')}
      action={
        <ButtonLink small kind="plain" to={path}>
          {t('overview:reviews.more')}
        </ButtonLink>
      }
      query={query}
      height={96}
      empty={reviews.length === 0 && t('overview:reviews.none')}
    >
      <p className={styles.sum}>
        {waiting > 0
          ? t('overview:reviews.waiting', { count: waiting })
          : t('overview:reviews.shown', { count: counts?.APPROVED ?? 0 })}
      </p>
      <BriefRows>
        {reviews.map((review) => (
          <BriefRow
            key={review.id}
            icon="star"
            title={review.text || whoOf(review, t)}
            note={
              <span className={styles.stars}>
                <Stars count={review.stars} size={14} />
                <EditedTime at={review.createdAt} words={(when) => `${whoOf(review, t)} · ${when}`} />
              </span>
            }
            to={`${path}&open=${review.id}`}
          />
        ))}
      </BriefRows>
    </BriefCard>
  )
}
