import { experiencePath } from '@taplet/contract'
import { memo, type ReactNode, useState } from 'react'
import { clockTime, exactTime } from '../../../lib/timing/clock-time.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './visited-card.module.css'
import type { Visited } from './visited.ts'

interface VisitedCardProps {
  item: Visited
  onRemove: (item: Visited) => void
}

const letters = new Intl.Segmenter('en')

const firstLetter = (name: string): string => letters.segment(name)[Symbol.iterator]().next().value?.segment ?? ''

/** The cover; if it does not load, the first letter of the app's name. */
function Cover({ item }: { item: Visited }) {
  const [isFailed, setIsFailed] = useState(false)
  return (
    <span className={styles.cover} aria-hidden="true">
      {isFailed || item.imageUrl === '' ? (
        <b>{firstLetter(item.pageName)}</b>
      ) : (
        <img src={item.imageUrl} alt="" loading="lazy" decoding="async" onError={() => setIsFailed(true)} />
      )}
    </span>
  )
}

/** The heading has the date, so the time is enough. */
function When({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={exactTime(at)}>
      {clockTime(at, at)}
    </time>
  )
}

function Frame({ isGone, children }: { isGone: boolean; children: ReactNode }) {
  return (
    <article className={styles.card} data-gone={isGone}>
      {children}
    </article>
  )
}

/** A visited app: what and when, with a link to it; for one that is gone, a button to remove it. */
export const VisitedCard = memo(function VisitedCard({ item, onRemove }: VisitedCardProps) {
  const t = useText()
  const { pageName, pageDescription, fullPagePath, isDeleted, at } = item
  if (isDeleted)
    return (
      <Frame isGone>
        <span className={styles.cover} aria-hidden="true">
          <Icon name="eyeOff" size={24} />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>{t('history:gone')}</h3>
          <p className={styles.about}>{t('history:goneHint')}</p>
          <p className={styles.where}>
            <span>/{fullPagePath}</span>
            <When at={at} />
          </p>
        </div>
        <span className={styles.leave}>
          <Button
            small
            icon="trash"
            aria-label={t('history:remove', { name: fullPagePath })}
            onClick={() => onRemove(item)}
          >
            {t('history:goneRemove')}
          </Button>
        </span>
      </Frame>
    )
  return (
    <Frame isGone={false}>
      <Cover item={item} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={experiencePath(fullPagePath)} title={pageName}>
            {pageName}
          </a>
        </h3>
        {pageDescription && <p className={styles.about}>{pageDescription}</p>}
        <p className={styles.where}>
          <span>/{fullPagePath}</span>
          <When at={at} />
        </p>
      </div>
      <span className={styles.leave}>
        <IconButton
          icon="close"
          small
          line
          label={t('history:remove', { name: pageName })}
          hintSide="left"
          onClick={() => onRemove(item)}
        />
      </span>
    </Frame>
  )
})
