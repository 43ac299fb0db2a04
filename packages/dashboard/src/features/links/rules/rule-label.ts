import type { LinkRule } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import { toZonedTime } from '../../../lib/timing/zoned-time.ts'
import { countryName } from './countries.ts'
import { language } from '../../../lib/text.ts'
import { weekdaysLabel } from '../../../lib/timing/weekdays.ts'

const NAMED = 3

function countryWords(codes: readonly string[], t: Text): string {
  const shown = codes.slice(0, NAMED).map(countryName).join(', ')
  return codes.length > NAMED ? t('linkRules:words.more', { names: shown, count: codes.length - NAMED }) : shown
}

/** Formats `2026-07-01T09:30` for people. */
const moment = (local: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
    hourCycle: 'h23',
  }).format(new Date(`${local}:00Z`))

/** Whom a rule applies to, as one line: "iPhone and iPad · Austria · Mon–Fri 09:00–17:00". */
export function ruleLabel(rule: LinkRule, t: Text): string {
  const { devices, countries, from, until, weekdays, startTime, endTime, timezone, share } = rule
  const words = [
    devices.map((device) => t(`linkRules:devices.${device}`)).join(', '),
    countryWords(countries, t),
    from === null ? '' : t('linkRules:words.from', { when: moment(toZonedTime(from, timezone)) }),
    until === null ? '' : t('linkRules:words.until', { when: moment(toZonedTime(until, timezone)) }),
    weekdays.length > 0 ? weekdaysLabel(weekdays) : '',
    startTime !== null || endTime !== null ? `${startTime ?? '00:00'}–${endTime ?? '24:00'}` : '',
    share < 100 ? t('linkRules:words.share', { share }) : '',
  ].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : t('linkRules:words.everybody')
}
