import { MINUTE_MS } from '@taplet/base/time'
import { QUARTER_MS, type SumKind, sumKinds } from '../../../platform/db/visits/visit-sums.ts'
import type { VisitEvent, Hit, OpenVisit } from '../visit.ts'

/** An amount to add to a sum, in the quarter of an hour in which the visit began. */
export interface Sum {
  subject: 'A' | 'L'
  subjectId: string
  kind: number
  key: string
  at: Date
  n: number
}

type Add = (kind: SumKind, key?: string, n?: number) => void

/** Counts for the instant app and for the link of a visit. */
function counter({ at, experienceId, tagId }: Pick<Hit, 'at' | 'experienceId' | 'tagId'>) {
  const sums: Sum[] = []
  const subjects = [
    { subject: 'A' as const, subjectId: experienceId },
    { subject: 'L' as const, subjectId: tagId },
  ]
  const addTo = (wanted: 'A' | 'L' | undefined, kind: SumKind, key: string, n: number): void => {
    for (const { subject, subjectId } of subjects)
      if (subjectId !== null && (wanted ?? subject) === subject)
        sums.push({ subject, subjectId, kind: sumKinds[kind], key, at, n })
  }
  const add: Add = (kind, key = '', n = 1) => addTo(undefined, kind, key, n)
  return { sums, add, addTo }
}

const campaignOf = (utm: Hit['utm']): string =>
  ['source', 'medium', 'campaign'].map((name) => utm?.[name] ?? '').join(' / ')

const BOT_VERDICTS: ReadonlySet<Hit['verdict']> = new Set(['BOT', 'PREVIEW', 'HEAD', 'PREFETCH'])

/** A bot that runs the page's script was recorded when it fetched the page; it is counted once. */
const wasSeenBefore = ({ verdict, signs }: Hit): boolean =>
  BOT_VERDICTS.has(verdict) && (signs.includes('BEACON') || signs.includes('PIXEL')) && !signs.includes('REJUDGED')

/** Returns what one hit adds to the sums. */
export function sumsOfHit(hit: Hit): Sum[] {
  const { sums, add, addTo } = counter(hit)
  if (hit.verdict !== 'HUMAN') {
    if (!wasSeenBefore(hit)) add('NOT_COUNTED', `${hit.verdict}:${hit.reason}`)
    return sums
  }
  // Classified as a bot when it fetched the page; a person's page reports itself.
  if (hit.signs.includes('PAGE')) return sums
  add('VISIT')
  if (hit.isFirstOfApp) addTo('A', 'GUEST', '', 1)
  if (hit.isFirstOfLink) addTo('L', 'GUEST', '', 1)
  add('SOURCE', hit.source)
  if (hit.referrer) add('REFERRER', hit.referrer)
  add('COUNTRY', hit.country ?? '')
  add('DEVICE', hit.device)
  if (hit.utm && Object.keys(hit.utm).length > 0) add('CAMPAIGN', campaignOf(hit.utm))
  if (hit.signs.includes('PIXEL')) add('NO_SCRIPT')
  if (hit.tagId !== null) addTo('A', 'LINK', hit.tagId, 1)
  return sums
}

/** Returns what a hit's sums depend on. */
function likenessOf(hit: Hit): string {
  const { at, experienceId, tagId, verdict, reason, isFirstOfApp, isFirstOfLink, country, device, source } = hit
  const of = [experienceId, tagId, verdict, reason, isFirstOfApp, isFirstOfLink, country, device, source]
  return [
    Math.floor(at.getTime() / QUARTER_MS),
    ...of,
    hit.referrer,
    hit.signs.join(),
    hit.utm && Object.keys(hit.utm).length > 0 && campaignOf(hit.utm),
  ].join('\n')
}

/** Returns what hits add to the sums; equal hits, as most of one moment are, are computed once and multiplied. */
export function sumsOfHits(hits: readonly Hit[]): Sum[] {
  const alike = new Map<string, { hit: Hit; times: number }>()
  for (const hit of hits) {
    const likeness = likenessOf(hit)
    const known = alike.get(likeness)
    if (known) known.times++
    else alike.set(likeness, { hit, times: 1 })
  }
  return [...alike.values()].flatMap(({ hit, times }) => sumsOfHit(hit).map((sum) => ({ ...sum, n: sum.n * times })))
}

/** Steps of the funnel, each counted once a visit. */
const STEPS: ReadonlySet<VisitEvent['type']> = new Set(['TAP', 'FORM', 'ORDER'])
/** Twice the slides that an app may have. Further made-up ones are not counted, and use no memory. */
const MAX_STEPS = 200
/** Longer without interruption means that the phone was put down. */
const MAX_DWELL_MS = 10 * MINUTE_MS

/** In percent; other values would create unlimited keys. */
const PARTS_PLAYED: ReadonlySet<number> = new Set([25, 50, 75, 100])

const placeOf = ({ itemId, widgetId }: VisitEvent): string => `${itemId}/${widgetId ?? ''}`

const counted: { [T in VisitEvent['type']]: (event: VisitEvent, add: Add) => void } = {
  DWELL: ({ itemId, value }, add) => {
    const seconds = Math.round(Math.min(value ?? 0, MAX_DWELL_MS) / 1000)
    if (seconds > 0) add('DWELL', itemId, seconds)
  },
  EXIT: ({ itemId, value }, add) => add('EXIT', itemId, value ?? 1),
  FORM: (event, add) => add('FORM', placeOf(event)),
  ORDER: ({ itemId }, add) => add('ORDER', itemId),
  PRODUCT: ({ itemId }, add) => add('PRODUCT', itemId),
  SLIDE: () => undefined, // a step: once a visit
  TAP: (event, add) => add('TAP', placeOf(event)),
  VIDEO: (event, add) => {
    if (PARTS_PLAYED.has(event.value ?? 0)) add('VIDEO', `${placeOf(event)}/${event.value}`)
  },
}

/** Returns the funnel step of an event, if it is one: steps count once a visit. */
const stepOf = ({ type, itemId }: VisitEvent): string | undefined =>
  type === 'SLIDE' ? `SLIDE:${itemId}` : STEPS.has(type) ? type : undefined

/** Returns what a visit that begins with these events has been counted for. */
export const firstSteps = (events: readonly VisitEvent[]): string[] =>
  [...new Set(events.map(stepOf).filter((step) => step !== undefined))].slice(0, MAX_STEPS)

/** Returns what new events of one visit add to the sums, and what it has been counted for from now on. */
export function sumsOfEvents(visit: OpenVisit, events: readonly VisitEvent[]): { sums: Sum[]; steps: string[] } {
  const { sums, add } = counter(visit)
  const steps = new Set(visit.steps)
  for (const event of events) {
    counted[event.type](event, add)
    const step = stepOf(event)
    if (step === undefined || steps.has(step) || steps.size >= MAX_STEPS) continue
    steps.add(step)
    if (event.type === 'SLIDE') add('SLIDE', event.itemId)
    else add('STEP', step)
  }
  return { sums, steps: [...steps] }
}
