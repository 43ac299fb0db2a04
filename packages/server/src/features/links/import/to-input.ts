import { linkPath, type LinkUtm, type TagInput, type TagSubType } from '@taplet/contract'
import { tagSubType } from '@taplet/contract/schemas'
import { DEFAULT_LANGUAGE, type Message } from '@taplet/messages'
import type { ImportRow } from './columns.ts'
import type { Named } from './store.ts'
import { messages } from '../messages/messages.ts'

/** The problem of a line, for whoever wrote it. */
export class LineProblem extends Error {
  readonly userMessage: Message
  constructor(userMessage: Message) {
    super(userMessage(DEFAULT_LANGUAGE))
    this.userMessage = userMessage
  }
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Converts a line of an import, looking up names of the account's apps, slides and designs. Throws LineProblem. */
export function toInput(row: ImportRow, named: Named): TagInput {
  if (row.app !== '' && row.url !== '') throw new LineProblem(messages.later('appAndUrlFilledIn'))
  if (row.slide !== '' && row.app === '') throw new LineProblem(messages.later('slideWithoutApp'))
  const app = row.app === '' ? undefined : findApp(row.app, named)
  return {
    tagName: row.name,
    experienceId: app?.experience_id ?? null,
    slideId: app && row.slide !== '' ? findSlide(row.slide, app, named) : null,
    destinationUrl: toUrl(row.url),
    fallbackUrl: toUrl(row.fallback),
    qrDesignId: row.design === '' ? null : findDesign(row.design, named),
    tagSubType: toType(row.type),
    slug: row.slug.toLowerCase().replace(/^.*\/t\//, ''),
    note: row.note,
    active: toActive(row.active),
    expiresAt: toMoment(row.expires),
    utm: utmOf(row),
  }
}

/** Finds one by its id, or by a name that only one of them has. */
function findOne<T>(
  word: string,
  all: readonly T[],
  kind: 'App' | 'Design',
  names: readonly ((one: T) => string)[],
): T {
  for (const nameOf of names) {
    const found = all.filter((one) => same(nameOf(one), word))
    if (found.length > 1) throw new LineProblem(messages.later(`several${kind}s`, { length: found.length, word }))
    if (found[0]) return found[0]
  }
  throw new LineProblem(messages.later(`no${kind}`, { word }))
}

type App = Named['apps'][number]

function findApp(word: string, { apps }: Named): App {
  const path = word.replace(/^https?:\/\/[^/]+/i, '').replace(/^\//, '')
  const byPath = apps.find((app) => app.path === path.toLowerCase() || app.experience_id === word)
  return byPath ?? findOne(word, apps, 'App', [(app) => app.name])
}

/** Finds a slide by its id, its name, or its position in the app: 1 is the first. */
function findSlide(word: string, app: App, { slides }: Named): string {
  const shown = app.item_ids.flatMap((id) => slides.find((slide) => slide.item_id === id) ?? [])
  const exact = shown.find((slide) => slide.item_id === word) ?? shown.filter((slide) => same(slide.name, word))[0]
  const slide = exact ?? (/^\d{1,3}$/.test(word) ? shown[Number(word) - 1] : undefined)
  if (!slide) throw new LineProblem(messages.later('noSlide', { name: app.name, word }))
  return slide.item_id
}

const findDesign = (word: string, { designs }: Named): string =>
  findOne(word, designs, 'Design', [(design) => design.qr_design_id, (design) => design.name]).qr_design_id

/** People omit the scheme. */
const toUrl = (text: string): string => {
  if (text === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return text
  if (text.startsWith(linkPath(''))) throw new LineProblem(messages.later('notWebAddress', { text }))
  return `https://${text}`
}

function toType(text: string): TagSubType | null {
  if (text === '') return null
  const parsed = tagSubType.safeParse(text.toUpperCase().replaceAll(/[^A-Z]/g, ''))
  if (parsed.success) return parsed.data
  throw new LineProblem(messages.later('unknownTagType', { text, types: tagSubType.options.join(', ') }))
}

const YES = new Set(['', 'yes', 'y', 'true', '1', 'on', 'active', 'x'])
const NO = new Set(['no', 'n', 'false', '0', 'off', 'inactive'])

function toActive(text: string): boolean {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  if (NO.has(word)) return false
  throw new LineProblem(messages.later('activeNotYesOrNo', { text }))
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/

const LAST_YEAR = 9999

/** A date means the end of that day. Times without a zone are UTC. */
function toMoment(text: string): string | null {
  if (text === '') return null
  const whole = DAY.test(text) ? `${text}T24:00:00Z` : MOMENT.test(text) ? text.replace(' ', 'T') : ''
  const moment = new Date(/Z$|[+-]\d{2}:\d{2}$/.test(whole) ? whole : `${whole}Z`)
  if (Number.isNaN(moment.getTime())) throw new LineProblem(messages.later('notDate', { text }))
  if (moment.getUTCFullYear() > LAST_YEAR) throw new LineProblem(messages.later('expiryTooFarAway', { text }))
  return moment.toISOString()
}

const utmOf = (row: ImportRow): LinkUtm => ({
  source: row.utm_source,
  medium: row.utm_medium,
  campaign: row.utm_campaign,
  term: row.utm_term,
  content: row.utm_content,
})
