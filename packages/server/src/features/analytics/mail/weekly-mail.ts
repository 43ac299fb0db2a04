import { PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { type Figure, figureRows, noteLines } from '../../../platform/mail/figure-rows.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { leaveHeaders, type MailAddresses } from './mail-addresses.ts'
import type { AppWeek, WeekNumbers } from './week-numbers.ts'
import { compareWords, countWords, formatDay, formatNumber, plainZone } from './words.ts'

/** Apps that are named; the rest are counted together. */
const MAX_APPS = 8

interface Weekly {
  to: string
  zone: string
  week: WeekNumbers
  places: MailAddresses
}

/** What the week brought, beside the week before. */
export function weeklyMail({ to, zone, week, places }: Weekly): MailMessage {
  const { visits, guests, before } = week
  const total = countWords(visits, 'visit')
  const change =
    before > 0
      ? `That is ${compareWords(visits, before)} the week before (${formatNumber(before)}).`
      : 'Nobody came the week before.'
  const days = `From ${formatDay(week.first)} to ${formatDay(week.last)}, in days of ${plainZone(zone)}, ${countWords(guests, 'person', 'people')} made ${total}. ${change}`
  const best = [
    week.link ? `Best link: ${week.link.name}, with ${countWords(week.link.visits, 'visit')}.` : '',
    week.slide ? `Best slide: ${week.slide.name}, with ${week.slide.why}.` : '',
  ].filter(Boolean)
  const figures = figuresOf(week.apps, places)
  const why = `You get this on Mondays because instant apps of yours were visited. Only people are counted, no robots and not you.`
  return {
    to,
    subject: `Your week: ${total}${before > 0 ? `, ${compareWords(visits, before)} the week before` : ''}`,
    text: `${[
      days,
      figures.map(({ name, value, note }) => `${name}: ${value} (${note})`).join('\n'),
      best.join('\n'),
      `See all numbers: ${places.allUrl}`,
      why,
      `No more weekly mails: ${places.leaveUrl}`,
    ]
      .filter(Boolean)
      .join('\n\n')}\n`,
    html: layOut({
      preview: escapeHtml(change),
      title: `${escapeHtml(total)} last week`,
      paragraphs: [escapeHtml(days)],
      figures: figureRows(figures.map(escaped)) + noteLines(best.map(escapeHtml)),
      button: { label: 'See all numbers', url: escapeHtml(places.allUrl) },
      footnote: `${why} <a href="${escapeHtml(places.leaveUrl)}" style="color:#43536A">No more weekly mails</a> · Sent by ${PRODUCT.name}.`,
    }),
    headers: leaveHeaders(places),
  }
}

function figuresOf(apps: readonly AppWeek[], { appUrl }: MailAddresses): Figure[] {
  const named = apps
    .slice(0, MAX_APPS)
    .map((app): Figure => ({ ...figureOf(app), name: app.name, url: appUrl(app.id) }))
  const rest = apps.slice(MAX_APPS)
  if (rest.length === 0) return named
  const sum = (of: (app: AppWeek) => number) => rest.reduce((total, app) => total + of(app), 0)
  const all = { visits: sum((app) => app.visits), guests: sum((app) => app.guests), before: sum((app) => app.before) }
  return [...named, { ...figureOf(all), name: countWords(rest.length, 'more app') }]
}

function figureOf({ visits, guests, before }: Omit<AppWeek, 'id' | 'name'>): Omit<Figure, 'name'> {
  const was = before > 0 ? `${formatNumber(before)} before` : 'nobody before'
  return {
    value: formatNumber(visits),
    note: `${countWords(guests, 'person', 'people')}, ${was}`,
    change:
      visits === before || before === 0 ? undefined : { words: changeOf(visits, before), isGood: visits > before },
  }
}

function changeOf(now: number, before: number): string {
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100))
  return `${now > before ? '+' : '−'}${formatNumber(percent)}%`
}

const escaped = ({ name, note, value, url, ...figure }: Figure): Figure => ({
  ...figure,
  name: escapeHtml(name),
  note: escapeHtml(note),
  value: escapeHtml(value),
  ...(url !== undefined && { url: escapeHtml(url) }),
})
