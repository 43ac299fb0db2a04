import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { IconName } from '../icons/icon-shapes.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './chip.module.css'

interface ChipProps {
  /** green = live, amber = waiting, blue = selected, red = failed. */
  tone?: 'plain' | 'green' | 'amber' | 'blue' | 'red'
  dot?: boolean
  icon?: IconName
  children: ReactNode
}

/** A status in one or two words. */
export function Chip({ tone = 'plain', dot, icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, tone !== 'plain' && styles[tone])}>
      {dot && <span className={styles.dot} />}
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}

/** A number with the leaf corner, e.g. a slide's position. */
export function Badge({ selected, children }: { selected?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.badge, selected && styles.blue)}>{children}</span>
}

/** A pill that filters a list; the selected one is dark with the leaf corner. */
export function FilterPill({
  selected,
  onSelect,
  children,
}: {
  selected: boolean
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={styles.filter} aria-pressed={selected} onClick={onSelect}>
      {children}
    </button>
  )
}
