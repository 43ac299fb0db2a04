import { useText } from '../../../../lib/text.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { Days } from '../days.ts'
import styles from './tools.module.css'

/** First and last day of a custom range. */
export function OwnDays({ own, setOwn }: { own: Days; setOwn: (days: Partial<Days>) => void }) {
  const t = useText()
  return (
    <div className={styles.days}>
      <TextField
        type="date"
        label={t('inbox:filters.from')}
        value={own.from}
        max={own.to || undefined}
        onChange={(event) => setOwn({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('inbox:filters.to')}
        value={own.to}
        min={own.from || undefined}
        onChange={(event) => setOwn({ to: event.target.value })}
      />
    </div>
  )
}
