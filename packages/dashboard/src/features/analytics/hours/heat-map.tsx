import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { hourName, weekdayName } from '../labels/dates.ts'
import { formatCount, formatShare } from '../labels/format.ts'
import { type Cell, findBusiest, HOURS, levelOf, LEVELS, stepCell } from './heat-cells.ts'
import styles from './hours.module.css'

interface HeatMapProps {
  /** Visits by weekday, Monday first, and hour. */
  hours: readonly (readonly number[])[]
}

const named = [0, 6, 12, 18] // below the map

/** Returns the cell that an event came from. */
function cellOf(event: SyntheticEvent): Cell | undefined {
  const { day, hour } = event.target instanceof HTMLElement ? event.target.dataset : {}
  return day === undefined || hour === undefined ? undefined : { day: Number(day), hour: Number(hour) }
}

/** When people visit: a cell for each hour of the week. One tab stop; arrows, Home, End and Page keys move within. */
export function HeatMap({ hours }: HeatMapProps) {
  const t = useText()
  const grid = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const busiest = findBusiest(hours)
  const [stop, setStop] = useState<Cell>(busiest)
  const [looked, setLooked] = useState<Cell>()
  const total = hours.flat().reduce((sum, visits) => sum + visits, 0)
  const most = hours[busiest.day]?.[busiest.hour] ?? 0
  const wordsOf = ({ day, hour }: Cell): string => {
    const count = hours[day]?.[hour] ?? 0
    const values = { day: weekdayName(day, 'long'), hour: hourName(hour) }
    return t('analyticsPlots:hours.cell', { ...values, count, visits: formatCount(count) })
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = stepCell(stop, event.key)
    if (!next) return
    event.preventDefault()
    setStop(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next.day}"][data-hour="${next.hour}"]`)?.focus()
  }
  const handleLook = (event: SyntheticEvent) => {
    const cell = cellOf(event)
    if (cell) setLooked(cell)
  }
  const handleFocus = (event: SyntheticEvent) => {
    const cell = cellOf(event)
    if (cell) setStop(cell)
    handleLook(event)
  }
  const shown = looked ?? busiest
  const share = formatShare(hours[shown.day]?.[shown.hour] ?? 0, total)
  return (
    <div className={styles.map} dir="ltr">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one stop for all */}
      <div
        ref={grid}
        role="grid"
        aria-label={t('analyticsPlots:hours.name')}
        aria-describedby={hintId}
        className={styles.grid}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        onBlur={() => setLooked(undefined)}
        onPointerOver={handleLook}
        onPointerLeave={() => setLooked(undefined)}
      >
        {hours.map((row, day) => (
          <div key={weekdayName(day, 'short')} role="row" className={styles.row}>
            <span role="rowheader" aria-label={weekdayName(day, 'long')} className={styles.day}>
              {weekdayName(day, 'short')}
            </span>
            {row.map((visits, hour) => (
              <span
                key={hour}
                role="gridcell"
                tabIndex={stop.day === day && stop.hour === hour ? 0 : -1}
                aria-label={wordsOf({ day, hour })}
                className={styles.cell}
                data-level={levelOf(visits, most)}
                data-day={day}
                data-hour={hour}
              />
            ))}
          </div>
        ))}
      </div>
      <p id={hintId} className="visually-hidden">
        {t('analyticsPlots:hours.hint')}
      </p>
      <div className={styles.axis} aria-hidden="true">
        {named.map((hour) => (
          <span key={hour} style={{ left: `${(hour / HOURS) * 100}%` }}>
            {hourName(hour).slice(0, 5)}
          </span>
        ))}
      </div>
      <div className={styles.foot}>
        <p>
          {looked
            ? wordsOf(looked)
            : t('analyticsPlots:hours.busiest', {
                day: weekdayName(busiest.day, 'long'),
                hour: hourName(busiest.hour),
                count: most,
                visits: formatCount(most),
              })}
          <small>{t('analyticsPlots:hours.ofAll', { share })}</small>
        </p>
        <p className={styles.legend}>
          {t('analyticsPlots:hours.few')}
          {LEVELS.map((level) => (
            <i key={level} className={styles.cell} data-level={level} />
          ))}
          {t('analyticsPlots:hours.many')}
        </p>
      </div>
    </div>
  )
}
