import type { AppTheme } from '@taplet/slides/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AppEdits, editDrafts } from '../../../entities/experience/changes/edit-drafts.ts'
import { useApi } from '../../../lib/api/api.ts'
import { thisDevice } from '../../../lib/drafts/device.ts'
import { createIdbDraftStore } from '../../../lib/drafts/store/idb-draft-store.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { WornSlide } from './worn-slides.ts'

/** Changes the look of an app in its draft and in those of its slides, with Undo. */
export function useApplyLook(accountId: string, experienceId: string) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const [isApplying, setIsApplying] = useState(false)
  const places = { api, client, accountId, device: thisDevice(), store: createIdbDraftStore() }

  async function attempt<Done>(edits: AppEdits, then: (undo: AppEdits) => Done): Promise<Done | undefined> {
    try {
      return then(await editDrafts(places, experienceId, edits))
    } catch (error) {
      toast.failed(t('looks:failed', { message: error instanceof Error ? error.message : t('somethingWrong') }))
      return undefined
    }
  }
  const apply = async (theme: AppTheme, slides: readonly WornSlide[]): Promise<boolean> => {
    setIsApplying(true)
    const dressed = slides.flatMap(({ item, dress }) => (dress ? [[item.experienceItemId, dress] as const] : []))
    const edits = {
      app: (document: Parameters<NonNullable<AppEdits['app']>>[0]) => ({ ...document, theme }),
      slides: new Map(dressed),
    }
    const isDone = await attempt(edits, (undo) => {
      const handleUndo = () => void attempt(undo, () => toast.done(t('looks:undone')))
      toast.done(t('looks:changed'), { label: t('undo'), onUndo: handleUndo })
      return true
    })
    setIsApplying(false)
    return isDone ?? false
  }
  return { apply, isApplying }
}
