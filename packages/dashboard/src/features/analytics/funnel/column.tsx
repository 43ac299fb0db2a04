import type { CSSProperties, ReactNode } from 'react'
import type { PictureSize } from '../report-parts.ts'
import { formatCount } from '../labels/format.ts'
import styles from './funnel.module.css'

interface ColumnProps {
  count: number
  words: string
  note?: string
  /** 0 to 1. */
  height: number
  /** Height of the next column, which this one slopes down to. */
  next?: number | undefined
  /** Shown where slides have their picture. */
  tile?: ReactNode
  size?: PictureSize
  isOutcome?: boolean
}

const percent = (share: number): string => `${Math.max(0, Math.min(1, share)) * 100}%`

/** One column of the funnel with its numbers below. */
export function Column({ count, words, note, height, next, tile, size, isOutcome = false }: ColumnProps) {
  // Custom properties are not among React's style types.
  const shape = {
    '--height': percent(height),
    '--next': percent(next ?? 0),
    '--shade': `${45 + 55 * height}%`,
  } as CSSProperties
  const column = (
    <>
      <span className={styles.bars} style={shape}>
        <i className={styles.bar} />
        {next !== undefined && <i className={styles.slope} />}
      </span>
      <span className={styles.numbers}>
        <b>{formatCount(count)}</b> {words}
        {note && <small>{note}</small>}
      </span>
    </>
  )
  if (!tile) return column
  return (
    <div className={styles.step} style={{ width: size?.width }} data-outcome={isOutcome}>
      <span className={styles.tile} style={size}>
        {tile}
      </span>
      <span className={styles.caption} />
      {column}
    </div>
  )
}
