import { useQueryClient } from '@tanstack/react-query'
import type { SlideChange } from '../../../entities/experience/changes/change.ts'
import { type EditPlaces, editDrafts } from '../../../entities/experience/changes/edit-drafts.ts'
import { CHANGES_KEY } from '../../../entities/experience/changes/use-changes.ts'
import type { OpenEditor } from '../../../entities/experience/publish-flow.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { Loaded } from '../create-publisher.ts'
import { discardEdits, type DiscardPlaces } from '../discard-edits.ts'
import { wornLook } from './worn-look.ts'

/** Takes edits back that visitors do not see yet, of all devices, with Undo. */
export function useDiscard(loaded: Loaded | undefined, open: OpenEditor, places: DiscardPlaces & EditPlaces) {
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
    /** `takesLookOff`: slides that wear a look that is not live yet are without it as well. */
    app: (takesLookOff: boolean) =>
      run(async () => {
        const targetId = loaded?.page.experienceId ?? ''
        const all = loaded?.changes.app?.all ?? { remote: [], local: [] }
        const slides = loaded && takesLookOff ? wornLook(loaded) : undefined
        const dressed = slides && (await editDrafts(places, targetId, { slides }))
        const undo = await discardEdits(places, { kind: 'EXPERIENCE', targetId, all }, open.app)
        return async () => {
          await undo()
          if (dressed) await editDrafts(places, targetId, dressed)
        }
      }),
    slide: ({ targetId, all }: SlideChange) =>
      run(() => {
        const shown = open.slide?.targetId === targetId ? open.slide : undefined
        return discardEdits(places, { kind: 'SLIDE', targetId, all }, shown)
      }),
  }
}
