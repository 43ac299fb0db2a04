import type { FunnelSlide } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { schemaOf, widget, widgetName } from '@taplet/slides/schema'

/** Counts by key; largest first. */
export type Counts = ReadonlyMap<string, number>

export interface FunnelCounts {
  SLIDE: Counts
  EXIT: Counts
  /** Visits whose end is not counted yet, by the slide they were on last. */
  OPEN: Counts
  DWELL: Counts
  /** By `slide/widget`. */
  TAP: Counts
  FORM: Counts
  /** By `slide/widget/percent`. */
  VIDEO: Counts
}

interface NamedItem {
  item_id: string
  name: string
  widgets: unknown
}

const itemOf = (key: string): string => key.split('/')[0] ?? ''

/** Returns the slides that have any counts. */
export const slidesIn = (counts: FunnelCounts): Set<string> =>
  new Set(Object.values(counts).flatMap((some: Counts) => [...some.keys()].map(itemOf)))

/** Returns the slide's counts, with its id removed from the keys. */
const within = (counts: Counts, itemId: string): [rest: string, n: number][] =>
  [...counts].flatMap(([key, n]): [string, number][] =>
    key.startsWith(`${itemId}/`) ? [[key.slice(itemId.length + 1), n]] : [],
  )

const total = (counts: readonly (readonly [string, number])[]): number => counts.reduce((sum, [, n]) => sum + n, 0)

/** Returns slides in the app's current order, then those it no longer shows, most visits first. Other ids are left out. */
export function createFunnel(
  counts: FunnelCounts,
  itemIds: readonly string[],
  items: readonly NamedItem[],
  language: Language,
): FunnelSlide[] {
  const named = new Map(items.map((item) => [item.item_id, item]))
  const shown = new Set(itemIds)
  const visitsOf = (itemId: string): number => counts.SLIDE.get(itemId) ?? 0
  const gone = [...slidesIn(counts)]
    .filter((itemId) => !shown.has(itemId))
    .sort((one, other) => visitsOf(other) - visitsOf(one))
  return [...shown, ...gone].flatMap((itemId) => {
    const item = named.get(itemId)
    return item ? [slideOf({ counts, item, isGone: !shown.has(itemId), language })] : []
  })
}

interface CountedSlide {
  counts: FunnelCounts
  item: NamedItem
  isGone: boolean
  language: Language
}

function slideOf({ counts, item, isGone, language }: CountedSlide): FunnelSlide {
  const { item_id: itemId, name, widgets } = item
  const taps = within(counts.TAP, itemId)
  const names = nameWidgets(widgets, new Set(taps.map(([widgetId]) => widgetId)), language)
  const videos = within(counts.VIDEO, itemId)
  const played = (percent: number): number => total(videos.filter(([key]) => key.endsWith(`/${percent}`)))
  return {
    itemId,
    name,
    isGone,
    visits: counts.SLIDE.get(itemId) ?? 0,
    exits: counts.EXIT.get(itemId) ?? 0,
    open: counts.OPEN.get(itemId) ?? 0,
    seconds: counts.DWELL.get(itemId) ?? 0,
    taps: total(taps),
    forms: total(within(counts.FORM, itemId)),
    videos: { q25: played(25), q50: played(50), q75: played(75), q100: played(100) },
    widgets: taps.map(([widgetId, n]) => ({ widgetId, name: names.get(widgetId) ?? '', taps: n })),
  }
}

/** Returns the list names of these widgets; deleted ones are left out. */
function nameWidgets(stored: unknown, wanted: ReadonlySet<string>, language: Language): Map<string, string> {
  const names = new Map<string, string>()
  if (wanted.size === 0 || !Array.isArray(stored)) return names
  for (const one of stored) {
    const parsed = widget.safeParse(one)
    if (!parsed.success || !wanted.has(parsed.data.widgetId)) continue
    const schema = schemaOf(parsed.data)
    names.set(
      parsed.data.widgetId,
      schema.summary(parsed.data.widgetData) || widgetName(parsed.data.widgetType)(language),
    )
  }
  return names
}
