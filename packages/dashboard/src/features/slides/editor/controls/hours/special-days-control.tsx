import { DAY_MS } from '@taplet/base/time'
import { zoneClock } from '@taplet/base/zone-clock'
import type { EditorControls } from '@taplet/slides/editor'
import type { ComponentProps } from 'react'
import { ownZone } from '../../../../../lib/device/device-zone.ts'
import { language, useText } from '../../../../../lib/text.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/fields/field.tsx'
import { TextField } from '../../../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { sentence } from '../sentence.ts'
import styles from './hours.module.css'
import { SpansField } from './spans-field.tsx'

type Control = ComponentProps<EditorControls['SpecialDays']>
type SpecialDay = Control['value'][number]

const MAX_NAME = 40
const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Returns the day after the last one that is entered; today where there is none. */
function nextDate(days: readonly SpecialDay[]): string {
  const last = days
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  return last ? dateOf(Date.parse(last) + DAY_MS) : dateOf(zoneClock(ownZone()).wallAt(Date.now()))
}

interface RowProps {
  day: SpecialDay
  mostSpans: number
  onChange: (day: SpecialDay) => void
  onRemove: () => void
}

function Row({ day, mostSpans, onChange, onRemove }: RowProps) {
  const t = useText()
  const { date, name, hours } = day
  const spoken = name || format.format(Date.parse(date))
  return (
    <li className={styles.special}>
      <div className={styles.head}>
        <TextField
          label={t('hoursControls:date')}
          type="date"
          value={date}
          onChange={({ target }) => target.value && onChange({ ...day, date: target.value })}
        />
        <IconButton icon="trash" danger label={t('hoursControls:removeDay', { day: spoken })} onClick={onRemove} />
      </div>
      <TextField
        label={t('hoursControls:dayName')}
        value={name}
        maxLength={MAX_NAME}
        placeholder={t('hoursControls:dayNameExample')}
        onChange={({ target }) => onChange({ ...day, name: target.value })}
      />
      <SpansField
        day={spoken}
        value={hours}
        most={mostSpans}
        onChange={(spans) => onChange({ ...day, hours: spans })}
      />
    </li>
  )
}

/** Days with hours of their own, or none, in the order in which they were entered. */
export function SpecialDaysControl({ label, hint, error, value, most, mostSpans, onChange }: Control) {
  const t = useText()
  return (
    <Field label={label} hint={hint} error={sentence(label, error)} isGroup>
      {({ labelId }) => (
        <div className={styles.week} role="group" aria-labelledby={labelId}>
          {value.length === 0 && <p className={styles.none}>{t('hoursControls:noDays')}</p>}
          <ul className={styles.list}>
            {value.map((day, index) => (
              // Days have no identity beyond their position: two may be the same while one is typed.
              <Row
                key={index}
                day={day}
                mostSpans={mostSpans}
                onChange={(changed) => onChange(value.map((one, at) => (at === index ? changed : one)))}
                onRemove={() => onChange(value.filter((_, at) => at !== index))}
              />
            ))}
          </ul>
          {value.length < most && (
            <Button
              small
              icon="plus"
              onClick={() => onChange([...value, { date: nextDate(value), name: '', hours: [] }])}
            >
              {t('hoursControls:addDay')}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
