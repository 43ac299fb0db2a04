import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './look-panel.module.css'
import type { WornSlide } from './worn-slides.ts'

interface LookNotesProps {
  slides: readonly WornSlide[]
  isLive: boolean
  isUnclear: boolean
  onReset: (itemIds: readonly string[]) => void
}

const placesOf = (slides: readonly WornSlide[]): string => slides.map(({ place }) => place).join(', ')

/** What a look leaves alone, and what it changes elsewhere. */
export function LookNotes({ slides, isLive, isUnclear, onReset }: LookNotesProps) {
  const t = useText()
  const own = slides.filter(({ isDeviating }) => isDeviating)
  const shared = slides.filter(({ isShared, isChanged }) => isShared && isChanged)
  const places = placesOf(own)
  const unclear = slides.filter((slide) => slide.isUnclear)
  return (
    <>
      {isLive && <p className={styles.shared}>{t('looks:live')}</p>}
      {isUnclear && (
        <p className={styles.note} role="status">
          {t('looks:appUnclear')}
        </p>
      )}
      {unclear.length > 0 && (
        <p className={styles.note} role="status">
          {t('looks:unclear', { count: unclear.length, places: placesOf(unclear) })}
        </p>
      )}
      {own.length > 0 && (
        <div className={styles.note} role="status">
          <span>{t('looks:own', { count: own.length, places })}</span>
          <Button kind="plain" small onClick={() => onReset(own.map(({ item }) => item.experienceItemId))}>
            {t('looks:resetAll', { count: own.length, places })}
          </Button>
        </div>
      )}
      {shared.length > 0 && <p className={styles.shared}>{t('looks:shared', { count: shared.length })}</p>}
    </>
  )
}
