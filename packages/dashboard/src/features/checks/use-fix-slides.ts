import type { Finding } from '@taplet/checks'
import type { Page } from '@taplet/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { CHANGES_KEY } from '../../entities/experience/changes/use-changes.ts'
import { useLibrary } from '../../entities/experience/library.ts'
import { useApi } from '../../lib/api/api.ts'
import { thisDevice } from '../../lib/drafts/device.ts'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'
import { fetchCode } from '../../lib/lazy/fetch-code.ts'
import { useText } from '../../lib/text.ts'
import { toast } from '../../ui/toasts/toast.tsx'

/** Fixes slides of an app in their drafts; can be undone. Undefined until their saved state is known. */
export function useFixSlides(page: Page, itemIds: readonly string[]) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const accountId = useQuery(accountQuery(api)).data?.accountId
  const { library } = useLibrary()
  const [isFixing, setIsFixing] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setIsFixing(true)
    try {
      await work()
    } catch (error) {
      toast.failed(t('checks:fixFailed', { message: error instanceof Error ? error.message : t('somethingWrong') }))
    } finally {
      await client.invalidateQueries({ queryKey: CHANGES_KEY })
      setIsFixing(false)
    }
  }

  async function fix(findings: readonly Finding[]): Promise<void> {
    if (!library || accountId === undefined) return
    const fixDrafts = await fetchCode(async () => (await import('./fix-drafts.ts')).fixDrafts)
    const places = { api, accountId, device: thisDevice(), store: createIdbDraftStore() }
    const done = await fixDrafts(places, { page, itemIds, library }, findings)
    if (done.length === 0) return void toast.failed(t('checks:fixUnclear'))
    const undo = () =>
      attempt(async () => {
        await Promise.all(done.map((slide) => slide.undo()))
        toast.say(t('checks:undone'))
      })
    const names = done.map(({ name }) => name).join(', ')
    toast.done(t('checks:fixedSlide', { name: names }), { label: t('checks:undo'), onUndo: () => void undo() })
  }

  return { isFixing, fix: (findings: readonly Finding[]) => void attempt(() => fix(findings)) }
}
