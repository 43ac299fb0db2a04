import type { ApiError, Page, View } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pagesQuery } from '../../../entities/experience/queries.ts'
import { itemsQuery, viewsQuery } from '../../../entities/slide/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

interface LookSave {
  page: Page
  theme: AppTheme | null
  /** The slides that change. */
  views: readonly View[]
}

/** Saves a look with the slides that wear it, with Undo; somebody's newer state is fetched instead of overwritten. */
export function useSaveLook(viewById: ReadonlyMap<string, View> | undefined) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationKey: ['experiences', 'saveTheme'],
    mutationFn: async ({ page: { experienceId, revision }, theme, views }: LookSave) => {
      const sent = views.map(({ viewId, viewName, viewMetadata, widgets, revision: base }) => {
        return { viewId, viewName, viewMetadata, widgets, revision: base }
      })
      const saved = await api.experiences.saveTheme({ experienceId, theme, views: sent, revision })
      const updated = new Map(saved.updatedViews.map((view) => [view.viewId, view]))
      client.setQueryData(viewsQuery(api).queryKey, (all) => all?.map((view) => updated.get(view.viewId) ?? view))
      client.setQueryData(pagesQuery(api).queryKey, (all) =>
        all?.map((one) => (one.experienceId === experienceId ? saved.updatedPage : one)),
      )
      void client.invalidateQueries({ queryKey: itemsQuery(api).queryKey })
      return saved
    },
    onError: (error: ApiError) => {
      toast.failed(error.body.code === 'CONFLICT' ? t('looks:conflict') : error.message)
      if (error.body.code !== 'CONFLICT') return
      for (const { queryKey } of [pagesQuery(api), viewsQuery(api)]) void client.invalidateQueries({ queryKey })
    },
  })
  const save = async (order: LookSave, done: string): Promise<boolean> => {
    const before = order.views.flatMap(({ viewId }) => viewById?.get(viewId) ?? [])
    try {
      const { updatedPage, updatedViews } = await mutateAsync(order)
      const revisions = new Map(updatedViews.map(({ viewId, revision }) => [viewId, revision]))
      const views = before.map((view) => ({ ...view, revision: revisions.get(view.viewId) ?? view.revision }))
      const undo = () => mutateAsync({ page: updatedPage, theme: order.page.theme, views })
      toast.done(done, {
        label: t('undo'),
        onUndo: () =>
          void undo().then(
            () => toast.done(t('looks:undone')),
            () => undefined, // its own message was shown
          ),
      })
      return true
    } catch {
      return false // its own message was shown
    }
  }
  return { save, isSaving: isPending }
}
