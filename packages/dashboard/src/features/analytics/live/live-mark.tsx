import { useText } from '../../../lib/text.ts'
import { Popup } from '../../../ui/overlays/popup.tsx'
import { usePopover } from '../../../ui/overlays/use-popover.ts'
import { LIVE_EVERY } from '../calls/queries.ts'
import { formatCount } from '../labels/format.ts'
import styles from './live.module.css'

export interface LiveVisits {
  visits: number
  slides: readonly { itemId: string; visits: number }[]
}

interface LiveMarkProps {
  /** Undefined while loading, or when loading failed. */
  live: LiveVisits | undefined
  /** Slide names, in their order. */
  slides: readonly { itemId: string; name: string }[]
}

/** How many visitors are online now, and where. Announced when it changes. */
export function LiveMark({ live, slides }: LiveMarkProps) {
  const t = useText()
  const { trigger, popover } = usePopover()
  if (!live) return null
  const words = live.visits > 0 ? t('analytics:live.now', { count: live.visits }) : t('analytics:live.nobody')
  const places = new Map(slides.map(({ itemId, name }, index) => [itemId, `${index + 1}. ${name}`]))
  return (
    <>
      <button type="button" className={styles.mark} data-on={live.visits > 0} {...trigger}>
        <span className={styles.dot} />
        <span aria-live="polite">{words}</span>
      </button>
      <Popup {...popover} label={t('analytics:live.where')}>
        <div className={styles.panel}>
          <b>{words}</b>
          {live.slides.length > 0 && (
            <ul>
              {live.slides.map(({ itemId, visits }) => (
                <li key={itemId}>
                  <span>{places.get(itemId) ?? t('analytics:live.elsewhere')}</span>
                  <b>{formatCount(visits)}</b>
                </li>
              ))}
            </ul>
          )}
          <p>{t('analytics:live.hint', { seconds: LIVE_EVERY / 1000 })}</p>
        </div>
      </Popup>
    </>
  )
}
