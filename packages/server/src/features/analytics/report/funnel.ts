import type { FunnelSlide } from '@taplet/contract'
import { DEFAULT_LANGUAGE } from '@taplet/messages'
import { schemaOf, widget, widgetName } from '@taplet/slides/schema'

/** How many there were, by key; most first. */
export type Counts = ReadonlyMap<string, number>

export interface FunnelCounts {
  SLIDE: Counts
  EXIT: Counts
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

/** The slides that something was counted for. */
export const slidesIn = (counts: FunnelCounts): Set<string> =>
  new Set(Object.values(counts).flatMap((some: Counts) => [...some.keys()].map(itemOf)))

/** What the slide counted, without its id before the keys. */
const within = (counts: Counts, itemId: string): [rest: string, n: number][] =>
  [...counts].flatMap(([key, n]): [string, number][] =>
    key.startsWith(`${itemId}/`) ? [[key.slice(itemId.length + 1), n]] : [],
  )

const total = (counts: readonly (readonly [string, number])[]): number => counts.reduce((sum, [, n]) => sum + n, 0)

/** Slides in the order of the app now; those that it no longer shows come after, most visits first. What is no slide of the account is left out. */
export function createFunnel(
  counts: FunnelCounts,
  itemIds: readonly string[],
  items: readonly NamedItem[],
): FunnelSlide[] {
  const named = new Map(items.map((item) => [item.item_id, item]))
  const shown = new Set(itemIds)
  const visitsOf = (itemId: string): number => counts.SLIDE.get(itemId) ?? 0
  const gone = [...slidesIn(counts)]
    .filter((itemId) => !shown.has(itemId))
    .sort((one, other) => visitsOf(other) - visitsOf(one))
  return [...shown, ...gone].flatMap((itemId) => {
    const item = named.get(itemId)
    return item ? [slideOf(counts, item, !shown.has(itemId))] : []
  })
}

function slideOf(counts: FunnelCounts, { item_id: itemId, name, widgets }: NamedItem, isGone: boolean): FunnelSlide {
  const taps = within(counts.TAP, itemId)
  const names = nameWidgets(widgets, new Set(taps.map(([widgetId]) => widgetId)))
  const videos = within(counts.VIDEO, itemId)
  const played = (percent: number): number => total(videos.filter(([key]) => key.endsWith(`/${percent}`)))
  return {
    itemId,
    name,
    isGone,
    visits: counts.SLIDE.get(itemId) ?? 0,
    exits: counts.EXIT.get(itemId) ?? 0,
    seconds: counts.DWELL.get(itemId) ?? 0,
    taps: total(taps),
    forms: total(within(counts.FORM, itemId)),
    videos: { q25: played(25), q50: played(50), q75: played(75), q100: played(100) },
    widgets: taps.map(([widgetId, n]) => ({ widgetId, name: names.get(widgetId) ?? '', taps: n })),
  }
}

/** What these widgets are called in lists; those that are gone are not there. */
function nameWidgets(stored: unknown, wanted: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>()
  if (wanted.size === 0 || !Array.isArray(stored)) return names
  for (const one of stored) {
    const parsed = widget.safeParse(one)
    if (!parsed.success || !wanted.has(parsed.data.widgetId)) continue
    const schema = schemaOf(parsed.data)
    names.set(
      parsed.data.widgetId,
      schema.summary(parsed.data.widgetData) || widgetName(parsed.data.widgetType)(DEFAULT_LANGUAGE),
    )
  }
  return names
}
