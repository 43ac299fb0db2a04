import type { LinkScans } from '@taplet/contract/codes'
import { useText } from '../../../lib/text.ts'
import styles from './link-row.module.css'

const numbers = new Intl.NumberFormat('en')

/** How often a link was scanned. */
export function ScanFacts({ scans }: { scans: LinkScans | undefined }) {
  const t = useText()
  const facts = [
    ['total', scans?.total],
    ['last30Days', scans?.last30Days],
    ['today', scans?.today],
  ] as const
  return (
    <dl className={styles['scans']}>
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt>{t(`links:scans.${name}`)}</dt>
          <dd>{scans ? numbers.format(count ?? 0) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
