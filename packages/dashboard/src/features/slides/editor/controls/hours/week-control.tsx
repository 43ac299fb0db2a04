import { DAY_MS } from '@taplet/base/time'
import type { EditorControls, TimeSpan } from '@taplet/slides/editor'
import type { ComponentProps } from 'react'
import { language, useText } from '../../../../../lib/text.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/fields/field.tsx'
import { sentence } from '../sentence.ts'
import styles from './hours.module.css'
import { SpansField, USUAL_SPANS } from './spans-field.tsx'

const MONDAY = Date.UTC(2024, 0, 1)
const WORKDAYS = 5
const DAYS = 7
const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
const DAY_NAMES = Array.from({ length: DAYS }, (_, day) => format.format(MONDAY + day * DAY_MS))

/** Two weeks to begin with; each is one tap. */
function QuickWeeks({ onChoose }: { onChoose: (openDays: number) => void }) {
  const t = useText()
  const { from = '', until = '' } = USUAL_SPANS[0] ?? {}
  return (
    <div className={styles.quick}>
      <Button small onClick={() => onChoose(WORKDAYS)}>
        {t('hoursControls:weekdays', { from, until })}
      </Button>
      <Button small onClick={() => onChoose(DAYS)}>
        {t('hoursControls:everyDay', { from, until })}
      </Button>
    </div>
  )
}

/** The hours of a week, a day a row. What is added to a day is what the day before it has. */
export function WeekControl({
  label,
  hint,
  error,
  value,
  mostSpans,
  onChange,
}: ComponentProps<EditorControls['Week']>) {
  const set = (day: number, spans: TimeSpan[]) => onChange(value.map((own, at) => (at === day ? spans : [...own])))
  const before = (day: number) => value.slice(0, day).findLast((spans) => spans.length > 0)
  const usual = USUAL_SPANS.slice(0, 1)
  return (
    <Field label={label} hint={hint} error={sentence(label, error)} isGroup>
      {({ describedBy }) => (
        <div role="group" aria-label={label} aria-describedby={describedBy} tabIndex={-1} className={styles.week}>
          {value.every((spans) => spans.length === 0) && (
            <QuickWeeks onChoose={(open) => onChange(value.map((_, day) => (day < open ? [...usual] : [])))} />
          )}
          {DAY_NAMES.map((name, day) => (
            <div key={name} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <SpansField
                day={name}
                value={value[day] ?? []}
                most={mostSpans}
                proposal={before(day)}
                onChange={(spans) => set(day, spans)}
              />
            </div>
          ))}
        </div>
      )}
    </Field>
  )
}
