import { useText } from '../../lib/text.ts'
import type { DescribedDifference } from './versions-props.ts'
import styles from './versions-panel.module.css'

/** What visitors see, next to what the screen shows. */
export function DifferenceList({ differences }: { differences: readonly DescribedDifference[] }) {
  const t = useText()
  return (
    <dl className={styles.differences}>
      {differences.map(({ label, before, after }, index) => (
        // Two widgets may have the same name, so the label alone is no key.
        <div key={`${label} ${index}`}>
          <dt>{label}</dt>
          <dd>
            <small>{t('versions:published')}</small> {before}
          </dd>
          <dd>
            <small>{t('versions:now')}</small> {after}
          </dd>
        </div>
      ))}
    </dl>
  )
}
