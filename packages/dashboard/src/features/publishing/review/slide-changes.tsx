import type { Page } from '@taplet/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { ago } from '../../../editing/ago.ts'
import type { SlideChange } from '../../../entities/experience/changes/change.ts'
import type { Library } from '../../../entities/experience/library.ts'
import { SlidePicture } from '../../../entities/experience/slide-picture.tsx'
import { slidePath } from '../../../entities/slide/slide-path.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import type { Plan, PlannedSlide } from '../plan.ts'
import styles from './review.module.css'

interface SlideChangesProps {
  page: Page
  plan: Plan
  library: Library
  onDiscard: (change: SlideChange) => void
  /** A slide's editor is opened from here. */
  onOpen: () => void
}

const WIDTH = 116 // px: two fit side by side on the smallest phone
const HEIGHT = 206

interface RowProps extends SlideChangesProps {
  slide: PlannedSlide
}

/** One slide before and after; only as it is where visitors have nothing to compare it with. */
function Pictures({ slide, page, plan, library }: Pick<RowProps, 'slide' | 'page' | 'plan' | 'library'>) {
  const t = useText()
  const { itemId, change, isNew } = slide
  const { media } = library
  const { experienceItems, theme } = plan.document
  const size = { width: WIDTH, height: HEIGHT }
  const wasPublished = page.publishedAt !== null
  return (
    <div className={styles.pictures}>
      {!isNew && change && wasPublished && (
        <figure>
          <SlideThumbnail slide={change.saved.view} media={media} {...size} />
          <figcaption>{t('publishing:before')}</figcaption>
        </figure>
      )}
      <figure>
        {change ? (
          <SlideThumbnail slide={change.document} media={media} {...size} />
        ) : (
          <SlidePicture {...{ library, itemId, theme }} itemIds={experienceItems} {...size} />
        )}
        <figcaption>{isNew && wasPublished ? t('publishing:isNew') : t('publishing:after')}</figcaption>
      </figure>
    </div>
  )
}

/** When and where a slide was edited. */
function EditedAt({ change: { updatedAt, isOwnDevice, deviceName: device } }: { change: SlideChange }) {
  const t = useText()
  const [now] = useState(Date.now)
  const when = { ago: ago(updatedAt, now) }
  return (
    <p>
      {isOwnDevice || device === '' ? t('publishing:edited', when) : t('publishing:fromDevice', { device, ...when })}
    </p>
  )
}

const obstacles = { INVALID: 'publishing:invalid', UNCLEAR: 'publishing:unclear' } as const

function SlideRow(props: RowProps) {
  const { slide, page, onDiscard, onOpen } = props
  const t = useText()
  const { itemId, item, change, obstacle } = slide
  const name = change?.document.viewName ?? item?.itemName ?? t('experiences:editor.missingSlide')
  return (
    <li className={styles.slide}>
      <Pictures {...props} />
      <div className={styles.about}>
        <h4>{name}</h4>
        {change && <EditedAt change={change} />}
        <div className={styles.buttons}>
          <Link to={slidePath(itemId, page.experienceId)} onClick={onOpen}>
            {t('publishing:open')}
          </Link>
          {change && (
            <Button
              small
              kind="plain"
              aria-label={t('publishing:discardOf', { name })}
              onClick={() => onDiscard(change)}
            >
              {t('publishing:discard')}
            </Button>
          )}
        </div>
      </div>
      {obstacle && (
        <p className={styles.obstacle}>
          <Icon name="warning" size={16} />
          {t(obstacles[obstacle])}
        </p>
      )}
    </li>
  )
}

/** The slides that change for visitors. */
export function SlideChanges(props: SlideChangesProps) {
  const t = useText()
  const { page, plan } = props
  const shown = plan.slides.filter(({ change, isNew }) => change || (isNew && page.publishedAt !== null))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="slide-changes">
      <h3 id="slide-changes">{t('publishing:slides')}</h3>
      <ul className={styles.slides}>
        {shown.map((slide) => (
          <SlideRow key={slide.itemId} {...props} slide={slide} />
        ))}
      </ul>
    </section>
  )
}
