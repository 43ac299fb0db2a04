import { useText } from '../../../lib/text.ts'
import styles from './stars.module.css'

const PLACES = [1, 2, 3, 4, 5]
const STAR = 'm12 3 2.700 5.700 6.200.8-4.600 4.300 1.200 6.200L12 17l-5.500 3 1.200-6.200-4.600-4.300 6.200-.8z'

/** A rating of up to five stars, as a picture with a text alternative. */
export function Stars({ count, size = 16 }: { count: number; size?: number }) {
  const t = useText()
  return (
    <span className={styles.stars} role="img" aria-label={t('inbox:stars', { count })}>
      {PLACES.map((place) => (
        <svg key={place} viewBox="0 0 24 24" width={size} height={size} data-on={place <= count} aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}
