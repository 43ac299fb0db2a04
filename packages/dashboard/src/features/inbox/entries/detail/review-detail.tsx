import { FORM_RETENTION_DAYS, type InboxReview, type Page, type ReviewState } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { IconName } from '../../../../ui/icons/icon-shapes.tsx'
import { Chip } from '../../../../ui/layout/chip.tsx'
import { ImageLoader } from '../../../../ui/states/image-loader.tsx'
import { tones } from '../entry-labels.ts'
import { Stars } from '../stars.tsx'
import styles from '../../frame/detail/detail.module.css'
import { EntryFacts, livePathOf } from '../../frame/detail/entry-facts.tsx'
import { ReplyBox } from './reply-box.tsx'

interface ReviewDetailProps {
  review: InboxReview
  pages: readonly Page[]
  onDecide: (state: ReviewState) => void
}

const decisions = [
  { state: 'APPROVED', icon: 'check' },
  { state: 'REJECTED', icon: 'eyeOff' },
  { state: 'SPAM', icon: 'shield' },
] as const satisfies readonly { state: ReviewState; icon: IconName }[]
const PHOTO = { width: '100%', maxWidth: 320, aspectRatio: '4 / 3' }

/** What visitors currently see of it, with a link to it. */
function Showing({ review, pages }: Pick<ReviewDetailProps, 'review' | 'pages'>) {
  const t = useText()
  const livePath = livePathOf(review, pages)
  if (review.state !== 'APPROVED')
    return <p className={styles.note}>{t(`inbox:showing.${review.state}`, { days: FORM_RETENTION_DAYS.refused })}</p>
  return (
    <p className={styles.note} data-tone="good">
      <Icon name="check" size={16} />
      {livePath ? (
        <span>
          {t('inbox:showing.live')}{' '}
          <a href={livePath} target="_blank" rel="noopener">
            {t('inbox:showing.see')}
          </a>
        </span>
      ) : (
        t('inbox:showing.resting')
      )}
    </p>
  )
}

/** A review with all its details and actions. */
export function ReviewDetail({ review, pages, onDecide }: ReviewDetailProps) {
  const t = useText()
  return (
    <>
      <div className={styles.body}>
        <div className={styles.status}>
          <Stars count={review.stars} size={24} />
          <Chip tone={tones[review.state]} dot>
            {t(`inbox:states.${review.state}`)}
          </Chip>
        </div>
        {review.text ? (
          <blockquote className={styles.quote} dir="auto">
            {review.text}
          </blockquote>
        ) : (
          <p className={styles.noWords}>{t('inbox:noWords')}</p>
        )}
        {review.photoUrl && (
          <figure className={styles.photo}>
            <a href={review.photoUrl} target="_blank" rel="noopener" aria-label={t('inbox:photo.open')}>
              <ImageLoader
                src={review.photoUrl}
                alt={t('inbox:photo.alt')}
                missingLabel={t('missingPicture')}
                style={PHOTO}
              />
            </a>
            <figcaption>{t(review.state === 'APPROVED' ? 'inbox:photo.public' : 'inbox:photo.private')}</figcaption>
          </figure>
        )}
        <Showing review={review} pages={pages} />
        <EntryFacts entry={review} />
        <ReplyBox key={review.id} review={review} />
      </div>
      <div className={styles.decide} role="group" aria-label={t('inbox:decide')}>
        {decisions.map(({ state, icon }) => (
          <Button
            key={state}
            icon={icon}
            kind={state === 'APPROVED' && review.state !== 'APPROVED' ? 'pri' : review.state === state ? 'soft' : 'sec'}
            aria-pressed={review.state === state}
            onClick={() => onDecide(review.state === state ? 'PENDING' : state)}
          >
            {t(review.state === state ? `inbox:states.${state}` : `inbox:actions.${state}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
