import type { ExperienceItem, View } from '@taplet/contract'
import { deviates, wear } from '@taplet/slides/themes'
import type { AppTheme, Slide } from '@taplet/slides/schema'
import type { Changes } from '../../../entities/experience/changes/change.ts'
import { withChanges } from '../../../entities/experience/changes/with-changes.ts'
import { type Library, viewOf } from '../../../entities/experience/library.ts'
import { dressSlide } from '../../../entities/experience/look/dress-slide.ts'
import { savedSlide } from '../../../entities/slide/document/slide-document.ts'

/** A slide of an app as it would look. */
export interface WornSlide {
  item: ExperienceItem
  /** From 1, as visitors swipe it. */
  place: number
  /** Undefined for a slide that shows a website or a product: it takes the style of its neighbour. */
  view: View | undefined
  /** Dresses the slide as it is edited; undefined for one that stays as it is. */
  dress: ((slide: Slide) => Slide) | undefined
  /** Its style is partly its own, and stays so. */
  isDeviating: boolean
  /** It differs from what it is now. */
  isChanged: boolean
  /** Other apps show it, too. */
  isShared: boolean
  /** It was changed somewhere else, too: its owner chooses first what to keep. */
  isUnclear: boolean
}

/** An app as it is edited. */
export interface EditedApp {
  itemIds: readonly string[]
  /** The look that visitors see, and that of the draft. */
  saved: AppTheme | null
  now: AppTheme | null
  /** As it is saved. */
  library: Library
  changes: Changes
}

/** Returns the slides of an app as they would look in a theme; as they are when none is chosen. */
export function wornSlides(
  { itemIds, saved, now, library, changes }: EditedApp,
  chosen: AppTheme | undefined,
  resetIds: ReadonlySet<string>,
): WornSlide[] {
  const edited = withChanges(library, changes) ?? library
  const unclear = new Set(changes.slides.flatMap(({ targetId, isUnclear }) => (isUnclear ? targetId : [])))

  function dressOf(item: ExperienceItem): WornSlide['dress'] {
    const view = viewOf(library, item.experienceItemId)
    // What is beyond the plan cannot be changed.
    if (!view || !chosen || item.isReadOnly || unclear.has(item.experienceItemId)) return undefined
    if (resetIds.has(item.experienceItemId)) return (slide) => wear(slide, chosen)
    const stored = savedSlide({ item, view })
    return (slide) => dressSlide(slide, stored, { saved, now }, chosen)
  }
  return itemIds.flatMap((itemId, index) => {
    const [item, view, stored] = [edited.itemById.get(itemId), viewOf(edited, itemId), library.itemById.get(itemId)]
    if (!item || !stored) return []
    const dress = dressOf(stored)
    const slide = view && savedSlide({ item, view })
    const worn = slide && (dress?.(slide) ?? slide)
    return {
      item,
      place: index + 1,
      view: view && { ...view, ...worn },
      dress: worn === slide ? undefined : dress,
      isDeviating: worn !== undefined && dress !== undefined && chosen !== undefined && deviates(worn, chosen),
      isChanged: worn !== slide,
      isShared: item.usedIn.length > 1,
      isUnclear: unclear.has(itemId),
    }
  })
}
