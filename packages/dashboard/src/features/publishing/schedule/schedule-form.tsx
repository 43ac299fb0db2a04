import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../review/review.module.css'
import { quickTimes, scheduledAt } from './quick-times.ts'

interface ScheduleFormProps {
  /** Of the app. */
  timeZone: string
  isBusy: boolean
  onSchedule: (publishAt: string) => void
}

/** Chooses when the app is published by itself. */
export function ScheduleForm({ timeZone, isBusy, onSchedule }: ScheduleFormProps) {
  const t = useText()
  const [now] = useState(Date.now)
  const { tomorrow, friday } = quickTimes(now, timeZone)
  const [local, setLocal] = useState(tomorrow)
  const publishAt = scheduledAt(local, timeZone, now)
  return (
    <section className={styles.schedule} aria-labelledby="schedule">
      <h3 id="schedule">{t('publishing:schedule.title')}</h3>
      <div className={styles.buttons}>
        <Button small aria-pressed={local === tomorrow} onClick={() => setLocal(tomorrow)}>
          {t('publishing:schedule.tomorrow')}
        </Button>
        <Button small aria-pressed={local === friday} onClick={() => setLocal(friday)}>
          {t('publishing:schedule.friday')}
        </Button>
      </div>
      <TextField
        label={t('publishing:schedule.at')}
        hint={t('publishing:schedule.zone', { zone: timeZone.replaceAll('_', ' ') })}
        error={publishAt === undefined ? t('publishing:schedule.range') : undefined}
        type="datetime-local"
        value={local}
        onChange={({ target }) => setLocal(target.value)}
      />
      <Button
        kind="pri"
        icon="clock"
        busy={isBusy}
        disabled={publishAt === undefined}
        onClick={() => publishAt !== undefined && onSchedule(publishAt)}
      >
        {t('publishing:schedule.action')}
      </Button>
    </section>
  )
}
