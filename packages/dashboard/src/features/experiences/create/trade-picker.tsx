import { appTemplates } from '@taplet/slides/app-templates'
import { useId } from 'react'
import { useText } from '../../../lib/text.ts'
import { FilterPill } from '../../../ui/layout/chip.tsx'
import { nameOf } from './app-preview.ts'
import styles from './trade-picker.module.css'

interface TradePickerProps {
  /** The id of a trade; undefined for a bit of everything. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** What the app is for. Pressed again, a trade is none. */
export function TradePicker({ value, onChange }: TradePickerProps) {
  const t = useText()
  const labelId = useId()
  return (
    <div className={styles.picker} role="group" aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        {t('start:trade')}
      </span>
      <div className={styles.trades}>
        {appTemplates.map(({ id, name }) => (
          <FilterPill key={id} selected={id === value} onSelect={() => onChange(id === value ? undefined : id)}>
            {nameOf(name)}
          </FilterPill>
        ))}
      </div>
    </div>
  )
}
