import { PRODUCT } from '@taplet/contract'
import { formatNumber, type Language } from '@taplet/messages'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { type Figure, figureRows, noteLines } from '../../../platform/mail/figure-rows.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { leaveHeaders, leaveLink, type MailAddresses } from './mail-addresses.ts'
import type { AppWeek, WeekNumbers } from './week-numbers.ts'
import { messages, type SayAnalytics } from '../messages/messages.ts'
import { compareWeeks, formatDay, percentOf, plainZone } from './labels.ts'

/** Apps listed by name; the rest are summed up. */
const MAX_APPS = 8

interface Weekly {
  to: string
  zone: string
  week: WeekNumbers
  places: MailAddresses
  language: Language
}

/** Returns the mail about the week's visits, compared with the week before. */
export function weeklyMail({ to, zone, week, places, language }: Weekly): MailMessage {
  const say = messages(language)
  const { before } = week
  const visits = say('count.visits', { count: week.visits })
  const comparison = before > 0 ? compareWeeks(week.visits, before, say) : ''
  const change = comparison ? say('weekly.change', { comparison, visits: before }) : say('weekly.nobodyBefore')
  const days = say('weekly.about', {
    first: formatDay(week.first, language),
    last: formatDay(week.last, language),
    zone: plainZone(zone),
    people: say('count.people', { count: week.guests }),
    visits,
    change,
  })
  const best = bestOf(week, say)
  const figures = figuresOf(week.apps, places, language)
  const [why, seeAll, leave] = [say('weekly.footnote'), say('weekly.seeAll'), say('weekly.leave')]
  return {
    to,
    subject: comparison ? say('weekly.subjectCompared', { visits, comparison }) : say('weekly.subject', { visits }),
    text: `${[
      days,
      figures.map(({ name, value, note }) => say('weekly.figure', { name, value, note })).join('\n'),
      best.join('\n'),
      say('mail.labelled', { label: seeAll, text: places.allUrl }),
      why,
      say('mail.labelled', { label: leave, text: places.leaveUrl }),
    ]
      .filter(Boolean)
      .join('\n\n')}\n`,
    html: layOut({
      language,
      preview: escapeHtml(change),
      title: escapeHtml(say('weekly.title', { visits })),
      paragraphs: [escapeHtml(days)],
      figures: figureRows(figures.map(escaped)) + noteLines(best.map(escapeHtml)),
      button: { label: seeAll, url: escapeHtml(places.allUrl) },
      footnote: `${why} ${leaveLink(leave, places)} · ${say('mail.sentBy', { product: PRODUCT.name })}`,
    }),
    headers: leaveHeaders(places),
  }
}

function bestOf({ link, slide }: WeekNumbers, say: SayAnalytics): string[] {
  const visits = link && say('count.visits', { count: link.visits })
  return [
    ...(link && visits ? [say('weekly.bestLink', { name: link.name, visits })] : []),
    ...(slide ? [say('weekly.bestSlide', slide)] : []),
  ]
}

function figuresOf(apps: readonly AppWeek[], { appUrl }: MailAddresses, language: Language): Figure[] {
  const say = messages(language)
  const named = apps
    .slice(0, MAX_APPS)
    .map((app): Figure => ({ ...figureOf(app, language), name: app.name, url: appUrl(app.id) }))
  const rest = apps.slice(MAX_APPS)
  if (rest.length === 0) return named
  const sum = (of: (app: AppWeek) => number) => rest.reduce((total, app) => total + of(app), 0)
  const all = { visits: sum((app) => app.visits), guests: sum((app) => app.guests), before: sum((app) => app.before) }
  return [...named, { ...figureOf(all, language), name: say('count.moreApps', { count: rest.length }) }]
}

function figureOf({ visits, guests, before }: Omit<AppWeek, 'id' | 'name'>, language: Language): Omit<Figure, 'name'> {
  const say = messages(language)
  const isMore = visits > before
  const percent = before > 0 ? percentOf(visits, before) : 0
  return {
    value: formatNumber(visits, language),
    note: [
      say('count.people', { count: guests }),
      before > 0 ? say('weekly.before', { visits: before }) : say('weekly.nobody'),
    ].join(', '),
    change:
      visits === before || before === 0
        ? undefined
        : { words: say(isMore ? 'weekly.up' : 'weekly.down', { percent }), isGood: isMore },
  }
}

const escaped = ({ name, note, value, url, ...figure }: Figure): Figure => ({
  ...figure,
  name: escapeHtml(name),
  note: escapeHtml(note),
  value: escapeHtml(value),
  ...(url !== undefined && { url: escapeHtml(url) }),
})
