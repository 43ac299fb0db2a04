import type { CheckFinding } from '@taplet/contract'
import type { Api } from '../../lib/api.ts'

type Slides = Api['slides']

const tell = async (warnings: readonly CheckFinding[]) =>
  (await import('./tell-saved.ts')).tellSaved(undefined, warnings)

type SavingCalls = Pick<Slides, 'getAllItems' | 'getAllViews' | 'updateItem' | 'updateView'>

/** The calls of a save; after a slide's content was saved, a toast says what visitors would stumble over. */
export const toldSaves = (slides: SavingCalls): SavingCalls => ({
  // One by one: calls that are fetched later have no fields to spread.
  getAllItems: (...sent) => slides.getAllItems(...sent),
  getAllViews: (...sent) => slides.getAllViews(...sent),
  updateItem: (...sent) => slides.updateItem(...sent),
  updateView: async (...sent) => {
    const answer = await slides.updateView(...sent)
    void tell(answer.warnings ?? [])
    return answer
  },
})
