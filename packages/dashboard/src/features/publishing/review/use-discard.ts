import { useQueryClient } from '@tanstack/react-query'
import type { SlideChange } from '../../../entities/experience/changes/change.ts'
import { CHANGES_KEY } from '../../../entities/experience/changes/use-changes.ts'
import { documentOf, experienceDocument } from '../../../entities/experience/experience-document.ts'
import { savedSlide, slideDocument } from '../../../entities/slide/document/slide-document.ts'
import type { DraftPlaces } from '../../../lib/drafts/leave-draft.ts'
import type { OpenEditor } from '../../../entities/experience/publish-flow.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { Loaded } from '../create-publisher.ts'
import { discardDraft } from '../discard-draft.ts'

/** Takes edits back that visitors do not see yet, with Undo: in the open editor as an edit, else their draft. */
export function useDiscard(loaded: Loaded | undefined, open: OpenEditor, places: DraftPlaces) {
  const t = useText()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: CHANGES_KEY })

  async function run(discard: () => Promise<() => unknown>): Promise<void> {
    try {
      const undo = await discard()
      await refresh()
      const onUndo = async () => {
        await undo()
        await refresh()
      }
      toast.done(t('publishing:discarded'), { label: t('undo'), onUndo: () => void onUndo() })
    } catch (error) {
      toast.failed(t('publishing:discardFailed', { message: error instanceof Error ? error.message : '' }))
    }
  }
  return {
    app: () =>
      run(async () => {
        if (open.app) return open.app.discard()
        const change = loaded?.changes.app
        if (!loaded || !change) return () => undefined
        const { page } = loaded
        const base = experienceDocument.revisionsOf(page)
        return discardDraft(places, { kind: 'EXPERIENCE', change, base, baseDocument: documentOf(page) })
      }),
    slide: (change: SlideChange) =>
      run(async () => {
        if (open.slide?.targetId === change.targetId) return open.slide.discard()
        const base = slideDocument.revisionsOf(change.saved)
        return discardDraft(places, { kind: 'SLIDE', change, base, baseDocument: savedSlide(change.saved) })
      }),
  }
}
