import type { ExperienceItem, Page, View } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { isSameData } from '@taplet/slides/edits'
import { changeTheme, deviates, wear } from '@taplet/slides/themes'
import { type Library, viewOf } from '../../../entities/experience/library.ts'

/** A slide of an app as it would look. */
export interface WornSlide {
  item: ExperienceItem
  /** From 1, as visitors swipe it. */
  place: number
  /** Undefined for a slide that shows a website or a product: it takes the style of its neighbour. */
  view: View | undefined
  /** Its style is partly its own, and stays so. */
  isDeviating: boolean
  /** It differs from what is saved. */
  isChanged: boolean
  /** Other apps show it, too. */
  isShared: boolean
}

function wornView(view: View, now: AppTheme | null, chosen: AppTheme, isReset: boolean): View {
  if (isReset) return wear(view, chosen)
  return isSameData(now, chosen) ? view : changeTheme(view, now ?? undefined, chosen)
}

/** Returns the slides of an app as they would look in a theme; as they are when none is chosen. */
export function wornSlides(
  { theme, experienceItems }: Pick<Page, 'theme' | 'experienceItems'>,
  library: Library,
  chosen: AppTheme | undefined,
  resetIds: ReadonlySet<string>,
): WornSlide[] {
  return experienceItems.flatMap((itemId, index) => {
    const item = library.itemById.get(itemId)
    if (!item) return []
    const saved = viewOf(library, itemId)
    // What is beyond the plan cannot be changed.
    const isWorn = chosen !== undefined && !item.isReadOnly
    const view = saved && isWorn ? wornView(saved, theme, chosen, resetIds.has(itemId)) : saved
    return {
      item,
      place: index + 1,
      view,
      isDeviating: view !== undefined && isWorn && deviates(view, chosen),
      isChanged: view !== saved,
      isShared: item.usedIn.length > 1,
    }
  })
}
