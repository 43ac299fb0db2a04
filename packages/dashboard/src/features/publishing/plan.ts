import { checks, isMostlyUnfinished } from '@taplet/checks'
import type { ExperienceItem, Page } from '@taplet/contract'
import type { Difference } from '@taplet/slides/edits'
import { fieldErrors } from '@taplet/slides/editor'
import type { Slide } from '@taplet/slides/schema'
import type { Changes, SlideChange } from '../../entities/experience/changes/change.ts'
import { appDifferences } from '../../entities/experience/changes/count-changes.ts'
import type { ExperienceDocument } from '../../entities/experience/experience-document.ts'
import { type Library, viewOf } from '../../entities/experience/library.ts'
import { language } from '../../lib/text.ts'

/** One slide of an app that is about to be published. */
export interface PlannedSlide {
  itemId: string
  item: ExperienceItem | undefined
  /** Its edits, if it has any. */
  change: SlideChange | undefined
  /** The app that visitors see does not have it yet. */
  isNew: boolean
  /**
   * Why its edits cannot go along: a field that would be refused, or somebody saved something else meanwhile. Its editor
   * is where that is solved.
   */
  obstacle: 'INVALID' | 'UNCLEAR' | undefined
  /** It asks for something that is still empty. */
  isUnfinished: boolean
  /** More than half of it is still empty; parts that are empty are not shown in any case. */
  isMostlyUnfinished: boolean
  /** It was unfinished as it is saved. */
  wasUnfinished: boolean
  /** Visitors do not see it now. */
  isLeftOut: boolean
}

/** What publishing an app means: everything that would change for visitors. */
export interface Plan {
  document: ExperienceDocument
  /** Of the app itself. */
  differences: readonly Difference[]
  /** In order, those without changes as well. */
  slides: readonly PlannedSlide[]
}

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

const isUnfinished = (slideId: string, content: Content): boolean => {
  const facts = { addresses: {}, media: {}, isFirst: false }
  return (checks.unfinished.ofSlide?.({ slideId, name: '', content }, facts) ?? []).length > 0
}

function obstacleOf({ isUnclear, document }: SlideChange): PlannedSlide['obstacle'] {
  if (isUnclear) return 'UNCLEAR'
  const isInvalid = document.widgets.some((widget) => Object.keys(fieldErrors(widget, language)).length > 0)
  return isInvalid || document.viewName.trim() === '' ? 'INVALID' : undefined
}

export function planPublishing(
  page: Page,
  document: ExperienceDocument,
  changes: Pick<Changes, 'slides'>,
  library: Library,
): Plan {
  const slides = document.experienceItems.map((itemId): PlannedSlide => {
    const change = changes.slides.find(({ targetId }) => targetId === itemId)
    const stored = viewOf(library, itemId)
    const content = change?.document ?? stored
    const wasUnfinished = stored !== undefined && isUnfinished(itemId, stored)
    return {
      itemId,
      item: library.itemById.get(itemId),
      change,
      isNew: !page.experienceItems.includes(itemId),
      obstacle: change && obstacleOf(change),
      isUnfinished: content !== undefined && isUnfinished(itemId, content),
      isMostlyUnfinished: content !== undefined && isMostlyUnfinished(content),
      wasUnfinished,
      isLeftOut: document.slideRules[itemId]?.isLeftOut === true,
    }
  })
  return { document, differences: appDifferences(page, document), slides }
}

/** Whether there is something to look at before it goes live: an obstacle, or edits of elsewhere. */
export const needsLook = ({ slides }: Plan): boolean =>
  slides.some(({ change, obstacle }) => obstacle !== undefined || change?.isOwnDevice === false)
