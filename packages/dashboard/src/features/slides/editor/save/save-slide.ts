import { ApiError, type CheckFinding } from '@taplet/contract'
import { isSameData } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import type { Api } from '../../../../lib/api/api.ts'
import { isPassing } from '../../../../lib/editing/is-passing.ts'
import type { SaveOutcome } from '../../../../lib/editing/save-outcome.ts'
import { text } from '../../../../lib/text.ts'
import { type Saved, savedSlide } from '../state/slide-kind.ts'

type SlideCalls = Pick<Api['slides'], 'updateView' | 'updateItem' | 'getAllViews' | 'getAllItems'>

const failure = (error: unknown, saved: Saved): SaveOutcome<Saved> => ({
  status: 'FAILED',
  message: error instanceof ApiError ? error.message : text('editing:offline'),
  isPassing: isPassing(error),
  saved,
})

/** Both copies as they are stored now; undefined when the slide is gone. */
async function fetchStored(calls: SlideCalls, { item, view }: Saved): Promise<Saved | undefined> {
  const [{ body }, { views }] = await Promise.all([calls.getAllItems(), calls.getAllViews()])
  const storedItem = body.experienceItems.find((one) => one.experienceItemId === item.experienceItemId)
  const storedView = views.find((one) => one.viewId === view.viewId)
  return storedItem && storedView ? { item: storedItem, view: storedView } : undefined
}

/**
 * Stores what differs from the server's copy, or everything when it is not certain what the server holds: the content
 * first, then the name. It counts only with SUCCESS and the updated objects (spec §4). A stale revision overwrites nothing and
 * brings the other copy (spec D28). `onWarnings` is told what visitors would stumble over. Never throws.
 */
export async function saveSlide(
  calls: SlideCalls,
  slide: Slide,
  base: Saved,
  isUncertain = false,
  onWarnings: (warnings: readonly CheckFinding[] | undefined) => void = () => undefined,
): Promise<SaveOutcome<Saved>> {
  let saved = base
  try {
    const { experienceItemId } = base.item
    if (isUncertain || !isSameData(slide, savedSlide(base))) {
      const { updatedView, warnings } = await calls.updateView({ ...slide, revision: base.view.revision })
      saved = { ...saved, view: updatedView }
      onWarnings(warnings)
    }
    if (isUncertain || slide.viewName !== base.item.itemName) {
      const { revision } = base.item
      const { body } = await calls.updateItem({ experienceItemId, itemName: slide.viewName, revision })
      saved = { ...saved, item: body.updatedExperienceItem }
    }
    return { status: 'SAVED', saved }
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.callResult !== 'CONFLICT') return failure(error, saved)
  }
  try {
    const theirs = await fetchStored(calls, base)
    if (theirs) return { status: 'CONFLICT', theirs }
    return { status: 'FAILED', message: text('slides:editor.deletedElsewhere'), isPassing: false, saved }
  } catch (error) {
    return failure(error, saved)
  }
}
