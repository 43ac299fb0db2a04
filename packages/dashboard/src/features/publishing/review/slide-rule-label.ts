import type { SlideRule } from '@taplet/contract'
import { language } from '../../../lib/text.ts'
import { weekdaysLabel } from '../../../lib/timing/weekdays.ts'
import type { Text } from '../../../text/text-key.ts'

const dayLabel = (day: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

function daysLabel(days: readonly number[], t: Text): string {
  const isWeekend = days.length === 2 && days.includes(6) && days.includes(7)
  return isWeekend ? t('slideHours:weekends') : weekdaysLabel(days)
}

const hoursLabel = ({ from = '00:00', until = '24:00' }: SlideRule) => `${from}–${until}`

/** When a slide shows, as one line: "Weekends", "Mon–Fri · 09:00–17:00 · until Dec 31". */
export function slideRuleLabel(rule: SlideRule | undefined, t: Text): string {
  const { isLeftOut, days = [], from, until, startsOn, endsOn } = rule ?? {}
  if (isLeftOut) return t('slideHours:leftOut')
  const parts = [
    days.length > 0 ? daysLabel(days, t) : '',
    rule && (from ?? until) ? hoursLabel(rule) : '',
    startsOn ? t('slideHours:from', { day: dayLabel(startsOn) }) : '',
    endsOn ? t('slideHours:until', { day: dayLabel(endsOn) }) : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : t('slideHours:always')
}
