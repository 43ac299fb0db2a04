import { PRODUCT } from '@taplet/contract'
import { formatDate, formatNumber, type Language } from '@taplet/messages'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { figureRows, noteLines } from '../../../platform/mail/figure-rows.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import type { Wall } from '@taplet/base/zone-clock'
import type { DayClass } from './classify-day.ts'
import { leaveHeaders, leaveLink, type MailAddresses } from './mail-addresses.ts'
import { messages } from '../messages/messages.ts'
import { inOneLine, plainZone } from './labels.ts'

export interface Alert {
  id: string
  name: string
  verdict: NonNullable<DayClass>
  visits: number
  /** Average of the same weekday in the four weeks before. */
  usual: number
}

interface AlertLetter {
  to: string
  zone: string
  day: Wall
  alerts: readonly Alert[]
  places: MailAddresses
  language: Language
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** Returns the mail about apps with many more or many fewer visits than usual on that weekday. */
export function alertMail({ to, zone, day, alerts, places, language }: AlertLetter): MailMessage {
  const say = messages(language)
  const [first] = alerts
  const isOne = alerts.length === 1 && first
  const about = say('alert.about', { day: formatDate(day, DAY, language), zone: plainZone(zone) })
  const advices = [...new Set(alerts.map(({ verdict }) => say(`alert.${verdict}.advice`)))]
  const why = say('alert.footnote')
  const leave = say('alert.leave')
  const write = (alert: Alert) => ({
    visits: say('count.visits', { count: alert.visits }),
    usual: say('alert.usual', { visits: Math.round(alert.usual) }),
  })
  const rows = figureRows(
    alerts.map((alert) => ({
      name: escapeHtml(alert.name),
      note: write(alert).usual,
      value: formatNumber(alert.visits, language),
      change: { words: say(`alert.${alert.verdict}.change`), isGood: alert.verdict === 'SPIKE' },
      url: escapeHtml(places.appUrl(alert.id)),
    })),
  )
  const lines = alerts.map((alert) =>
    say('alert.app', { name: alert.name, ...write(alert), url: places.appUrl(alert.id) }),
  )
  return {
    to,
    subject: isOne
      ? say('alert.subject', { name: inOneLine(first.name), ...write(first) })
      : say('alert.subjectOfMany', { apps: alerts.length }),
    text: `${[
      [about, ...lines].join('\n'),
      ...advices,
      why,
      say('mail.labelled', { label: leave, text: places.leaveUrl }),
    ].join('\n\n')}\n`,
    html: layOut({
      language,
      preview: escapeHtml(advices.join(' ')),
      title: escapeHtml(isOne ? say(`alert.${first.verdict}.title`, { name: first.name }) : say('alert.titleOfMany')),
      paragraphs: [escapeHtml(about)],
      figures: `${rows}${noteLines(advices.map(escapeHtml))}`,
      button: { label: say('alert.see'), url: escapeHtml(isOne ? places.appUrl(first.id) : places.allUrl) },
      footnote: `${why} ${leaveLink(leave, places)} · ${say('mail.sentBy', { product: PRODUCT.name })}`,
    }),
    headers: leaveHeaders(places),
  }
}
