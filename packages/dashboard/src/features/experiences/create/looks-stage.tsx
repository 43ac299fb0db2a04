import { useId } from 'react'
import { language, useText } from '../../../lib/text.ts'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import type { AppPreview } from './app-preview.ts'
import styles from './looks-stage.module.css'

const COVER_WIDTH = 128 // px
const SLIDE_WIDTH = 148 // px

interface LooksStageProps {
  previews: readonly AppPreview[]
  /** The id of the chosen look. */
  value: string
  onChange: (lookId: string) => void
}

/** Finished apps to choose from, by their first slides; below, all slides of the chosen one. */
export function LooksStage({ previews, value, onChange }: LooksStageProps) {
  const t = useText()
  const labelId = useId()
  const chosen = previews.find(({ look }) => look.id === value)
  return (
    <div className={styles.stage}>
      <div className={styles.looks} role="group" aria-labelledby={labelId}>
        <span className={styles.title} id={labelId}>
          {t('experiences:create.looks')}
        </span>
        <div className={styles.row}>
          {previews.map(({ look, slides: [first] }) => (
            <button
              key={look.id}
              type="button"
              className={styles.look}
              aria-pressed={look.id === value}
              onClick={() => onChange(look.id)}
            >
              <span className={styles.thumb} aria-hidden="true">
                {first && <SlideThumbnail slide={first.slide} media={{}} width={COVER_WIDTH} showsEmpty />}
              </span>
              {look.name(language)}
            </button>
          ))}
        </div>
      </div>
      {chosen && (
        <div className={styles.looks}>
          <span className={styles.title}>{t('experiences:create.slides', { count: chosen.slides.length })}</span>
          <ul className={styles.row} aria-label={t('experiences:create.slides', { count: chosen.slides.length })}>
            {chosen.slides.map(({ itemName, slide }) => (
              <li key={slide.viewId} className={styles.slide}>
                <span className={styles.thumb} aria-hidden="true">
                  <SlideThumbnail slide={slide} media={{}} width={SLIDE_WIDTH} showsEmpty />
                </span>
                {itemName}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.note}>{t('experiences:create.asks')}</p>
    </div>
  )
}
