import { useText } from '../../../lib/text.ts'
import styles from './usage.module.css'

interface UsageMeterProps {
  label: string
  used: number
  /** `null`: no limit. */
  limit: number | null
  /** Writes an amount with its unit. */
  format: (amount: number) => string
  /** Says what a full or over-full amount means. */
  note?: string | undefined
}

/** How much of one limit is used; without a limit only how much there is. */
export function UsageMeter({ label, used, limit, format, note }: UsageMeterProps) {
  const t = useText()
  const amount = limit === null ? format(used) : t('plans:usage.amount', { used: format(used), limit: format(limit) })
  return (
    <li className={styles.meter}>
      <p className={styles.line}>
        <span className={styles.label}>{label}</span>
        <span className={styles.amount}>{amount}</span>
      </p>
      {limit === null ? (
        <p className={styles.note}>{t('plans:usage.noLimit')}</p>
      ) : (
        <div
          className={styles.bar}
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={amount}
          data-full={used >= limit}
        >
          <i style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </li>
  )
}
