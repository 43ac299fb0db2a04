import { zoneClock } from '@taplet/base/zone-clock'
import { isSlideShown, nextSlideChange, type PublicExperience, type SlideRules } from '@taplet/contract'
import { slideRules } from '@taplet/contract/schemas'
import type { PublishedRow } from './store.ts'

interface SlidesNow {
  itemIds: string[]
  /** When these are other ones; undefined: never. */
  changesAt: Date | undefined
  /** Set when the hours of its slides leave none of them. */
  outOfHours: PublicExperience['outOfHours']
}

/** As many changes are looked through for the next one that shows a slide. */
const MOST_CHANGES = 50

/** Returns which slides of an app visitors see at this moment. */
export function slidesShownNow(
  { visible_item_ids: all, slide_rules, time_zone: timeZone }: PublishedRow,
  now: Date,
): SlidesNow {
  // Rules that this release cannot read are none.
  const rules = slideRules.safeParse(slide_rules).data ?? {}
  const shownAt = (at: Date): string[] => all.filter((id) => isSlideShown(rules[id], at, timeZone))
  const itemIds = shownAt(now)
  const changesAt = nextSlideChange(rules, now, timeZone) ?? undefined
  const isClosed = itemIds.length === 0 && all.length > 0
  const until = isClosed ? nextShown(rules, changesAt, timeZone, (at) => shownAt(at).length > 0) : undefined
  return {
    itemIds,
    changesAt,
    outOfHours: isClosed ? { until: until?.toISOString() ?? null, timeZone: zoneClock(timeZone).zone } : undefined,
  }
}

function nextShown(
  rules: SlideRules,
  first: Date | undefined,
  timeZone: string,
  isShown: (at: Date) => boolean,
): Date | undefined {
  let at = first
  for (let count = 0; at && !isShown(at); count++)
    at = count < MOST_CHANGES ? (nextSlideChange(rules, at, timeZone) ?? undefined) : undefined
  return at
}
