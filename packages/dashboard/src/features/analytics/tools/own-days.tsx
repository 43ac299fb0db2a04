import { MAX_REPORT_DAYS } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { isDay } from '../address/days.ts'
import { FIRST_DAY, LAST_DAY } from '../address/report-choice.ts'
import styles from './report-tools.module.css'

interface Days {
  from: string
  to: string
}

interface OwnDaysProps {
  /** Initial values of the fields. */
  days: Days
  onChoose: (days: Days) => void
}

const bounds = { min: FIRST_DAY, max: LAST_DAY, required: true } as const

/** Fields for the first and last day of a custom range. */
export function OwnDays({ days, onChoose }: OwnDaysProps) {
  const t = useText()
  const [from, setFrom] = useState(days.from)
  const [to, setTo] = useState(days.to)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isDay(from) && isDay(to)) onChoose(from <= to ? { from, to } : { from: to, to: from })
  }
  return (
    <form className={styles.own} onSubmit={handleSubmit}>
      <TextField
        type="date"
        label={t('analytics:tools.from')}
        value={from}
        {...bounds}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        type="date"
        label={t('analytics:tools.to')}
        value={to}
        {...bounds}
        onChange={(event) => setTo(event.target.value)}
      />
      <p>{t('analytics:tools.ownHint', { count: MAX_REPORT_DAYS })}</p>
      <Button kind="soft" type="submit">
        {t('analytics:tools.apply')}
      </Button>
    </form>
  )
}
