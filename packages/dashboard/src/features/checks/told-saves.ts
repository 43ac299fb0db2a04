import type { CheckFinding } from '@taplet/contract/studio'
import type { Api } from '../../lib/api.ts'

type Slides = Api['slides']

const tell = async (warnings: readonly CheckFinding[]) =>
  (await import('./tell-saved.ts')).tellSaved(undefined, warnings)

/** The same calls; after a slide's content was saved, a toast says what visitors would stumble over. */
export const toldSaves = (slides: Slides): Slides => ({
  ...slides,
  updateView: async (...sent: Parameters<Slides['updateView']>) => {
    const answer = await slides.updateView(...sent)
    void tell(answer.warnings ?? [])
    return answer
  },
})
