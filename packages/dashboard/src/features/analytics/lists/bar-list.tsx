import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { formatCount, formatShare } from '../labels/format.ts'
import styles from './bar-list.module.css'

export interface BarRow {
  key: string
  name: string
  count: number
  /** Path that the name links to. */
  path?: string | undefined
  mark?: ReactNode
}

interface BarListProps {
  label: string
  /** Most frequent first. */
  rows: readonly BarRow[]
  /** The sum that shares are a part of. */
  total: number
}

const FIRST = 5

/** Names with counts, as bars: the first five, and all of them on request. */
export function BarList({ label, rows, total }: BarListProps) {
  const t = useText()
  const id = useId()
  const [isAll, setIsAll] = useState(false)
  const most = rows.reduce((highest, { count }) => Math.max(highest, count), 1)
  const isLong = rows.length > FIRST
  return (
    <div>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ul
        id={id}
        className={styles.list}
        aria-label={label}
        data-all={isAll && isLong}
        tabIndex={isAll && isLong ? 0 : undefined}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        {(isAll ? rows : rows.slice(0, FIRST)).map(({ key, name, count, path, mark }) => (
          <li key={key} className={styles.row}>
            <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
            {mark}
            <span className={styles.name} title={name}>
              {path ? <Link to={path}>{name}</Link> : name}
            </span>
            <b>{formatCount(count)}</b>
            <span className={styles.share}>{formatShare(count, total)}</span>
          </li>
        ))}
      </ul>
      {isLong && (
        <div className={styles.more}>
          <Button small kind="plain" aria-expanded={isAll} aria-controls={id} onClick={() => setIsAll(!isAll)}>
            {isAll
              ? t('analyticsPlots:showFewer', { count: FIRST })
              : t('analyticsPlots:showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </div>
  )
}
