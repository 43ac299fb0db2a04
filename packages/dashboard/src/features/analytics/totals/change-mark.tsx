import { useText } from '../../../lib/text.ts'
import { changeOf } from '../labels/change-of.ts'
import styles from './totals.module.css'

const words = {
  DOWN: 'analytics:totals.down',
  SAME: 'analytics:totals.same',
  UP: 'analytics:totals.up',
} as const
const arrows = { DOWN: 'M6 6l8 8M14 7v7H7', SAME: 'M4 10h12', UP: 'M6 14l8-8M7 6h7v7' } as const

/** The change of a figure; renders nothing without a figure to compare with. */
export function ChangeMark({ now, before }: { now: number; before: number }) {
  const t = useText()
  const change = changeOf(now, before)
  if (!change) return null
  const { direction, amount } = change
  return (
    <span className={styles.change} data-direction={direction} title={t(words[direction], { amount })}>
      <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
        <path d={arrows[direction]} />
      </svg>
      <span aria-hidden="true">{amount}</span>
      <span className="visually-hidden">{t(words[direction], { amount })}</span>
    </span>
  )
}
