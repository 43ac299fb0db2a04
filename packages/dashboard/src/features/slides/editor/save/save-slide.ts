import { ApiError, type CheckFinding, type ExperienceItem, type View } from '@taplet/contract'
import { isSameData } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import type { Api } from '../../../../lib/api/api.ts'
import { currentOf } from '../../../../lib/api/current-of.ts'
import { isPassing } from '../../../../lib/editing/is-passing.ts'
import type { SaveOutcome } from '../../../../lib/editing/save-outcome.ts'
import { text } from '../../../../lib/text.ts'
import { type SavedSlide, savedSlide } from '../../../../entities/slide/document/slide-document.ts'

type SlideCalls = Pick<Api['slides'], 'updateView' | 'updateItem' | 'getAllItems'>

const failure = (error: unknown, saved: SavedSlide): SaveOutcome<SavedSlide> => ({
  status: 'FAILED',
  message: error instanceof ApiError ? error.message : text('editing:offline'),
  isPassing: isPassing(error),
  saved,
})

/**
 * The newer copy, given its content. Its entry in the library is fetched if the content has a name that neither side
 * had: only the entry says whether someone renamed the slide, or an own save was interrupted between content and name.
 * Undefined when the slide is gone.
 */
async function newerCopy(
  calls: SlideCalls,
  { item, view: { viewName } }: SavedSlide,
  view: View,
): Promise<SavedSlide | undefined> {
  if (view.viewName === item.itemName || view.viewName === viewName) return { item, view }
  const { experienceItems } = (await calls.getAllItems()).body
  const stored = experienceItems.find((one) => one.experienceItemId === item.experienceItemId)
  return stored && { item: stored, view }
}

/**
 * Saves what differs from the server's copy, or everything when it is uncertain what the server holds: content first,
 * then name. It counts only with SUCCESS and the updated objects (spec §4). A stale revision overwrites nothing and
 * returns the other copy (spec D28). `onWarnings` receives issues visitors may notice. Never throws.
 */
export async function saveSlide(
  calls: SlideCalls,
  slide: Slide,
  base: SavedSlide,
  isUncertain = false,
  onWarnings: (warnings: readonly CheckFinding[] | undefined) => void = () => undefined,
): Promise<SaveOutcome<SavedSlide>> {
  const { experienceItemId, itemName, revision } = base.item
  let saved = base
  try {
    if (isUncertain || !isSameData(slide, savedSlide(base))) {
      const { updatedView, warnings } = await calls.updateView({ ...slide, revision: base.view.revision })
      saved = { ...saved, view: updatedView }
      onWarnings(warnings)
    }
    if (isUncertain || slide.viewName !== itemName) {
      const { body } = await calls.updateItem({ experienceItemId, itemName: slide.viewName, revision })
      saved = { ...saved, item: body.updatedExperienceItem }
    }
    return { status: 'SAVED', saved }
  } catch (error) {
    const current = currentOf<View | ExperienceItem>(error)
    if (!current) return failure(error, saved)
    if ('itemName' in current) return { status: 'CONFLICT', theirs: { ...saved, item: current } }
    try {
      const theirs = await newerCopy(calls, base, current)
      if (theirs) return { status: 'CONFLICT', theirs }
      return { status: 'FAILED', message: text('slides:editor.deletedElsewhere'), isPassing: false, saved }
    } catch (another) {
      return failure(another, saved)
    }
  }
}
