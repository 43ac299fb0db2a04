import { ApiError } from '@taplet/contract'
import { isSameData } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import type { Api } from '../../../../lib/api.ts'
import { text } from '../../../../lib/text.ts'
import { type Saved, savedSlide } from '../state/editor-state.ts'

export type SaveOutcome =
  | { status: 'SAVED'; saved: Saved }
  /** `saved` says what was stored before the failure. */
  | { status: 'FAILED'; message: string; saved: Saved }
  | { status: 'CONFLICT'; theirs: Saved }

type SlideCalls = Pick<Api['slides'], 'updateView' | 'updateItem' | 'getAllViews' | 'getAllItems'>

const reasonOf = (error: unknown): string => (error instanceof ApiError ? error.message : text('slides:editor.offline'))

/** Both copies as they are stored now; undefined when the slide is gone. */
async function fetchStored(calls: SlideCalls, { item, view }: Saved): Promise<Saved | undefined> {
  const [{ body }, { views }] = await Promise.all([calls.getAllItems(), calls.getAllViews()])
  const storedItem = body.experienceItems.find((one) => one.experienceItemId === item.experienceItemId)
  const storedView = views.find((one) => one.viewId === view.viewId)
  return storedItem && storedView ? { item: storedItem, view: storedView } : undefined
}

/**
 * Stores what differs from the server's copy: the content first, then the name. It counts only with SUCCESS and the
 * updated objects (§4). A stale revision overwrites nothing and brings the other copy (decision 28). Never throws.
 */
export async function saveSlide(calls: SlideCalls, slide: Slide, base: Saved): Promise<SaveOutcome> {
  let { item, view } = base
  try {
    if (!isSameData(slide, savedSlide(base)))
      view = (await calls.updateView({ ...slide, revision: view.revision })).updatedView
    if (slide.viewName !== item.itemName) {
      const { experienceItemId, revision } = item
      item = (await calls.updateItem({ experienceItemId, itemName: slide.viewName, revision })).body
        .updatedExperienceItem
    }
    return { status: 'SAVED', saved: { item, view } }
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.callResult !== 'CONFLICT')
      return { status: 'FAILED', message: reasonOf(error), saved: { item, view } }
  }
  try {
    const theirs = await fetchStored(calls, base)
    if (theirs) return { status: 'CONFLICT', theirs }
    return { status: 'FAILED', message: text('slides:editor.deletedElsewhere'), saved: { item, view } }
  } catch (error) {
    return { status: 'FAILED', message: reasonOf(error), saved: { item, view } }
  }
}
