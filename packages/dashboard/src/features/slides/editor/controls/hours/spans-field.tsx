import type { TimeSpan } from '@taplet/slides/editor'
import { addTexts, useText } from '../../../../../lib/text.ts'
import { hoursControls } from '../../../../../text/en/slides/hours-controls.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import styles from './hours.module.css'

addTexts('hoursControls', hoursControls)

/** What is proposed for a day: its whole, then the afternoon and the evening. */
export const USUAL_SPANS: readonly TimeSpan[] = [
  { from: '09:00', until: '18:00' },
  { from: '14:00', until: '18:00' },
  { from: '19:00', until: '23:00' },
]

const LATE: TimeSpan = { from: '23:00', until: '02:00' }

interface SpansFieldProps {
  /** The day that they are of, as a person reads it. */
  day: string
  value: readonly TimeSpan[]
  most: number
  /** What is added first. */
  proposal?: readonly TimeSpan[] | undefined
  onChange: (value: TimeSpan[]) => void
}

/** The hours of one day: from and until, as often as it opens; none for a day that is closed. */
export function SpansField({ day, value, most, proposal, onChange }: SpansFieldProps) {
  const t = useText()
  const set = (index: number, change: Partial<TimeSpan>) =>
    onChange(value.map((span, at) => (at === index ? { ...span, ...change } : span)))
  const add = () => {
    const last = value.at(-1)
    const next = last ? USUAL_SPANS.find(({ from }) => from > last.until) : USUAL_SPANS[0]
    if (!last && proposal) onChange([...proposal])
    else onChange([...value, next ?? LATE])
  }
  return (
    <div className={styles.day}>
      <div className={styles.spans}>
        {value.length === 0 && <span className={styles.closed}>{t('hoursControls:closed')}</span>}
        {value.map(({ from, until }, index) => (
          // Spans have no identity beyond their position.
          <div key={index} className={styles.span}>
            <input
              type="time"
              aria-label={t('hoursControls:opens', { day })}
              value={from}
              // Empty while only a part of it is typed.
              onChange={({ target }) => target.value && set(index, { from: target.value })}
            />
            –
            <input
              type="time"
              aria-label={t('hoursControls:closes', { day })}
              value={until}
              onChange={({ target }) => target.value && set(index, { until: target.value })}
            />
            <IconButton
              small
              icon="close"
              label={t('hoursControls:remove', { day, from, until })}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
            {until < from && <small>{t('hoursControls:nextDay')}</small>}
          </div>
        ))}
      </div>
      {value.length < most && <IconButton small icon="plus" label={t('hoursControls:add', { day })} onClick={add} />}
    </div>
  )
}
