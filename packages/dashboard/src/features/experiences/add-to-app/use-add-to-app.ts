import type { Page } from '@taplet/contract'
import { addSlide, removeSlide } from '@taplet/slides/edits'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { currentOf } from '../../../lib/api/current-of.ts'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { pagesQuery, useSaveExperience } from '../../../entities/experience/queries.ts'

type Order = readonly string[]

/** Appends slides to an instant app and saves it; Undo removes those that were new. Resolves to true when saved. */
export function useAddToApp() {
  const t = useText()
  const { queryKey } = pagesQuery(useApi())
  const client = useQueryClient()
  const { mutateAsync: save, isPending } = useSaveExperience()
  const latest = (page: Page) =>
    client.getQueryData(queryKey)?.find((one) => one.experienceId === page.experienceId) ?? page

  /** Changes the order on top of the server's copy, even when that is newer than ours. */
  const change = async (page: Page, make: (order: Order) => Order): Promise<Page> => {
    const send = (base: Page) => save({ ...base, experienceItems: [...make(base.experienceItems)] })
    try {
      return await send(page)
    } catch (error) {
      const theirs = currentOf<Page>(error)
      if (!theirs) throw error
      return send(theirs)
    }
  }
  const fail = (page: Page, error: unknown) => {
    const message = error instanceof Error ? error.message : t('somethingWrong')
    toast.failed(t('lists:addTo.failed', { app: page.pageName, message }))
  }
  const add = async (page: Page, itemIds: Order): Promise<boolean> => {
    const news = itemIds.filter((id) => !page.experienceItems.includes(id))
    try {
      await change(page, (order) => news.reduce<Order>((list, id) => addSlide(list, id), order))
    } catch (error) {
      fail(page, error)
      return false
    }
    toast.done(t('lists:addTo.done', { count: news.length, app: page.pageName }), {
      label: t('undo'),
      onUndo: () =>
        void change(latest(page), (order) => news.reduce(removeSlide, order)).catch((error: unknown) =>
          fail(page, error),
        ),
    })
    return true
  }
  return { add, isPending }
}
