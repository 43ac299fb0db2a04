import { type LinkScans, RECENT_DAYS } from '@taplet/contract'
import { Link } from 'react-router'
import { language, useText } from '../../../lib/text.ts'
import styles from './link-row.module.css'

const numbers = new Intl.NumberFormat(language)

interface ScanFactsProps {
  scans: LinkScans | undefined
  /** The link's name and the path of its visits. */
  linkName: string
  to: string
}

/** A link's number of scans; a press opens its visits. */
export function ScanFacts({ scans, linkName, to }: ScanFactsProps) {
  const t = useText()
  const facts = [
    ['total', scans?.total],
    ['last30Days', scans?.last30Days],
    ['today', scans?.today],
  ] as const
  return (
    <dl className={styles.scans}>
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt>{t(`links:scans.${name}`, { days: RECENT_DAYS })}</dt>
          <dd>
            {scans ? numbers.format(count ?? 0) : '–'}
            {name === 'total' && (
              <Link className={styles.opens} to={to} aria-label={t('links:scansOf', { name: linkName })} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
