import { PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { figureRows, noteLines } from '../../../platform/mail/figure-rows.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import type { Wall } from '../../../platform/zoned-days.ts'
import type { DayClass } from './classify-day.ts'
import { leaveHeaders, type MailAddresses } from './mail-addresses.ts'
import { countWords, formatNumber, inOneLine, plainZone } from './words.ts'

export interface Alert {
  id: string
  name: string
  verdict: NonNullable<DayClass>
  visits: number
  /** Of the same weekday in the four weeks before, on average. */
  usual: number
}

interface AlertLetter {
  to: string
  zone: string
  day: Wall
  alerts: readonly Alert[]
  places: MailAddresses
}

const advice: Record<Alert['verdict'], string> = {
  SPIKE: 'Look where they come from: what works is worth doing again.',
  DROP: 'Look whether a code has gone, a link leads elsewhere, or it was only a quiet day.',
}
const changeWords: Record<Alert['verdict'], string> = { SPIKE: 'many more', DROP: 'far fewer' }
const dayName = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Apps that had many more or many fewer visits than on such days. */
export function alertMail({ to, zone, day, alerts, places }: AlertLetter): MailMessage {
  const [first] = alerts
  const title = alerts.length === 1 && first ? titleOf(first) : 'Yesterday was no usual day'
  const about = `On ${dayName.format(day)} (days of ${plainZone(zone)}):`
  const advices = [...new Set(alerts.map(({ verdict }) => advice[verdict]))]
  const why =
    'You get this when a day has more than three times, or less than a third, of the visits that such weekdays have. At most once a week for each app.'
  const note = ({ usual }: Alert): string => `usually ${formatNumber(Math.round(usual))} on that weekday`
  const isOne = alerts.length === 1 && first
  const rows = figureRows(
    alerts.map((alert) => ({
      name: escapeHtml(alert.name),
      note: note(alert),
      value: formatNumber(alert.visits),
      change: { words: changeWords[alert.verdict], isGood: alert.verdict === 'SPIKE' },
      url: escapeHtml(places.appUrl(alert.id)),
    })),
  )
  return {
    to,
    subject: isOne
      ? `${inOneLine(first.name)}: ${countWords(first.visits, 'visit')} yesterday, ${note(first)}`
      : `Visits of ${alerts.length} apps were unusual yesterday`,
    text: `${[
      `${about}\n${alerts.map((alert) => `${alert.name}: ${countWords(alert.visits, 'visit')}, ${note(alert)}. ${places.appUrl(alert.id)}`).join('\n')}`,
      ...advices,
      why,
      `No more of these mails: ${places.leaveUrl}`,
    ].join('\n\n')}\n`,
    html: layOut({
      preview: escapeHtml(advices.join(' ')),
      title: escapeHtml(title),
      paragraphs: [escapeHtml(about)],
      figures: `${rows}${noteLines(advices.map(escapeHtml))}`,
      button: { label: 'See what happened', url: escapeHtml(isOne ? places.appUrl(first.id) : places.allUrl) },
      footnote: `${why} <a href="${escapeHtml(places.leaveUrl)}" style="color:#43536A">No more of these mails</a> · Sent by ${PRODUCT.name}.`,
    }),
    headers: leaveHeaders(places),
  }
}

const titleOf = ({ name, verdict }: Alert): string =>
  verdict === 'SPIKE' ? `Many more people opened ${name}` : `Far fewer people opened ${name}`
