import { MINUTE_MS } from '@taplet/base/time'
import type { VisitReport } from '@taplet/contract'
import { createHash } from 'node:crypto'
import { QUARTER_MS, sumKinds, type SumKind } from '../../platform/db/visits/visit-sums.ts'
import { A_PHONE } from './a-phone.ts'

/** A visited instant app, with a link to it. */
export interface VisitedApp {
  experienceId: string
  path: string
  tagId: string
  slides: readonly string[]
}

/** What a browser sends at one moment. */
export interface ScriptedReport {
  at: Date
  agent: string
  report: Partial<VisitReport> & Pick<VisitReport, 'visitId' | 'fullPagePath'>
}
/** A page fetched by a bot. */
export interface ScriptedFetch {
  at: Date
  agent: string
  path: string
}

interface ScenarioOptions {
  apps: readonly VisitedApp[]
  /** The visits are spread evenly over the time from here on. */
  from: Date
  hours: number
  count: number
}

/** One number of `visit_sums`. */
interface KnownSum {
  subjectId: string
  kind: number
  key: string
  /** When the quarter of an hour begins. */
  quarter: number
  n: number
}

/** How visitors come, and the expected source. */
const WAYS = [
  { byLink: true, search: '', referrer: '', source: 'QR' },
  { byLink: true, search: '?n', referrer: '', source: 'NFC' },
  { byLink: true, search: '', referrer: 'https://chat.example/room', source: 'LINK', host: 'chat.example' },
  { byLink: false, search: '', referrer: 'https://www.google.co.uk/', source: 'SEARCH', host: 'google.co.uk' },
  { byLink: false, search: '', referrer: 'https://l.instagram.com/', source: 'SOCIAL', host: 'l.instagram.com' },
  { byLink: false, search: '', referrer: 'https://blog.example/?a', source: 'SITE', host: 'blog.example' },
  {
    byLink: false,
    search: '?utm_source=mail&utm_campaign=May',
    referrer: '',
    source: 'DIRECT',
    campaign: 'mail /  / May',
  },
] as const

const AGENTS = [
  { device: 'PHONE', agent: A_PHONE },
  {
    device: 'TABLET',
    agent:
      'Mozilla/5.0 (Linux; Android 13; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  },
  {
    device: 'DESKTOP',
    agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  },
] as const
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Visits that begin at the same moment. */
const AT_ONCE = 8

const idOf = (index: number): string => {
  const hex = createHash('sha256').update(`visit ${index}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
const guestOf = (index: number): string => `guest-of-the-story-${index}`
const pick = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length]
  if (one === undefined) throw new Error('The story needs at least one of each.')
  return one
}

/**
 * Visits with known paths: each sees some slides, some tap, watch, send the form and order; every tenth reloads three
 * minutes later, every fifteenth is a bot's. The expected `visit_sums` are computed independently of the product's
 * code.
 */
export function aVisitScenario({ apps, from, hours, count }: ScenarioOptions) {
  const reports: ScriptedReport[] = []
  const fetches: ScriptedFetch[] = []
  const counted = new Map<string, KnownSum>()
  const stepMs = (hours * 60 * MINUTE_MS) / Math.ceil(count / AT_ONCE)

  function add(at: Date, subjects: readonly string[], kind: SumKind, key = '', n = 1): void {
    const quarter = Math.floor(at.getTime() / QUARTER_MS) * QUARTER_MS
    for (const subjectId of subjects) {
      const name = JSON.stringify([subjectId, kind, key, quarter])
      const known = counted.get(name)
      counted.set(name, { subjectId, kind: sumKinds[kind], key, quarter, n: (known?.n ?? 0) + n })
    }
  }

  function addRobot(at: Date, app: VisitedApp): void {
    fetches.push({ at, agent: ROBOT, path: `/${app.path}` })
    add(at, [app.experienceId], 'NOT_COUNTED', 'BOT:Google')
  }

  function addPerson(index: number, at: Date, app: VisitedApp): void {
    const [way, { agent, device }] = [pick(WAYS, index), pick(AGENTS, Math.floor(index / 3))]
    const visitId = idOf(index)
    const begin = {
      visitId,
      fullPagePath: app.path,
      guest: guestOf(index),
      search: way.search,
      referrer: way.referrer,
      ...(way.byLink && { tagId: app.tagId }),
    }
    const both = way.byLink ? [app.experienceId, app.tagId] : [app.experienceId]
    const first = pick(app.slides, 0)
    reports.push({
      at,
      agent,
      report: { ...begin, events: [{ id: 0, type: 'SLIDE', itemId: first, ago: 0 }] },
    })
    add(at, both, 'VISIT')
    add(at, both, 'GUEST')
    add(at, both, 'SOURCE', way.source)
    add(at, both, 'DEVICE', device)
    add(at, both, 'COUNTRY')
    add(at, both, 'SLIDE', first)
    if ('host' in way) add(at, both, 'REFERRER', way.host)
    if ('campaign' in way) add(at, both, 'CAMPAIGN', way.campaign)
    if (way.byLink) add(at, [app.experienceId], 'LINK', app.tagId)
    addMore(index, { at, app, agent, visitId, both })
    if (index % 10 === 0) {
      reports.push({
        at: new Date(at.getTime() + 3 * MINUTE_MS),
        agent,
        report: { ...begin, visitId: idOf(-index - 1) },
      })
      add(new Date(at.getTime() + 3 * MINUTE_MS), both, 'NOT_COUNTED', 'DUPLICATE:')
    }
  }

  interface Begun {
    at: Date
    app: VisitedApp
    agent: string
    visitId: string
    both: readonly string[]
  }

  /** Adds later events of a visit, mostly in another quarter of an hour; they count where the visit began. Sent twice. */
  function addMore(index: number, { at, app, agent, visitId, both }: Begun): void {
    const [first, second] = [pick(app.slides, 0), pick(app.slides, 1)]
    const events: VisitReport['events'] = [
      { id: 1, type: 'DWELL', itemId: first, value: 4000, ago: 5000 },
      { id: 2, type: 'SLIDE', itemId: second, ago: 5000 },
    ]
    add(at, both, 'DWELL', first, 4)
    add(at, both, 'SLIDE', second)
    if (index % 2 === 0) {
      events.push({ id: 3, type: 'TAP', itemId: second, widgetId: 'w', ago: 4000 })
      events.push({ id: 4, type: 'TAP', itemId: second, widgetId: 'w', ago: 3000 })
      add(at, both, 'TAP', `${second}/w`, 2)
      add(at, both, 'STEP', 'TAP')
    }
    if (index % 4 === 0) {
      events.push({ id: 5, type: 'VIDEO', itemId: second, widgetId: 'v', value: 50, ago: 2000 })
      events.push({ id: 6, type: 'FORM', itemId: second, widgetId: 'f', ago: 1000 })
      add(at, both, 'VIDEO', `${second}/v/50`)
      add(at, both, 'FORM', `${second}/f`)
      add(at, both, 'STEP', 'FORM')
    }
    if (index % 8 === 0) {
      events.push(
        { id: 7, type: 'PRODUCT', itemId: first, ago: 500 },
        { id: 8, type: 'ORDER', itemId: first, value: 900, ago: 0 },
      )
      add(at, both, 'PRODUCT', first)
      add(at, both, 'ORDER', first)
      add(at, both, 'STEP', 'ORDER')
    }
    const report = { visitId, fullPagePath: app.path, furthestSlide: 1, events }
    for (const minutes of [11, 12]) reports.push({ at: new Date(at.getTime() + minutes * MINUTE_MS), agent, report })
  }

  for (let index = 0; index < count; index++) {
    const at = new Date(from.getTime() + Math.floor(index / AT_ONCE) * stepMs)
    const app = pick(apps, Math.floor(index / 2))
    if (index % 15 === 14) addRobot(at, app)
    else addPerson(index, at, app)
  }
  const byTime = <T extends { at: Date }>(list: T[]): T[] => list.toSorted((one, other) => +one.at - +other.at)
  return { reports: byTime(reports), fetches: byTime(fetches), sums: [...counted.values()] }
}
export type VisitScenario = ReturnType<typeof aVisitScenario>

/** Returns what is to be sent, moment by moment. */
export function momentsOf({ reports, fetches }: VisitScenario) {
  const moments = Map.groupBy([...reports, ...fetches], ({ at }) => at.getTime())
  return [...moments].toSorted(([one], [other]) => one - other).map(([at, sent]) => ({ at: new Date(at), sent }))
}
