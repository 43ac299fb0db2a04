import type { Page } from '@taplet/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { thisDevice } from '../../../lib/drafts/device.ts'
import { createIdbDraftStore } from '../../../lib/drafts/store/idb-draft-store.ts'
import { fetchCode } from '../../../lib/lazy/fetch-code.ts'
import type { Library } from '../library.ts'
import type { Changes } from './change.ts'

/** The revisions that changes are compared with: a save changes what is left to publish. */
const revisionsOf = (page: Page, library: Library | undefined, itemIds: readonly string[]): string =>
  itemIds
    .map((itemId) => library?.itemById.get(itemId))
    .map((item) => `${item?.revision}-${library?.viewById.get(item?.viewId ?? '')?.revision}`)
    .join(' ')
    .concat(` ${page.revision}`)

/** Where all changes are cached; what discards some begins with this. */
export const CHANGES_KEY = ['experiences', 'changes'] as const

/**
 * What waits to be published in an instant app; undefined until it is known. `itemIds` are its slides on the screen. It
 * is looked up each time an editor opens or gets the focus back: other devices edit, too.
 */
export function useChanges(
  accountId: string,
  page: Page,
  library: Library | undefined,
  itemIds: readonly string[] = page.experienceItems,
): Changes | undefined {
  const api = useApi()
  return useQuery({
    queryKey: [...CHANGES_KEY, page.experienceId, accountId, revisionsOf(page, library, itemIds)],
    queryFn:
      library && accountId !== ''
        ? async () => {
            const collect = await fetchCode(async () => (await import('./collect-changes.ts')).collectChanges)
            const sources = { api, accountId, device: thisDevice(), store: createIdbDraftStore() }
            return collect(sources, { page, itemIds, library })
          }
        : skipToken,
    staleTime: 0,
    // Drafts of this device are there without a network.
    networkMode: 'always',
    refetchOnReconnect: true,
    placeholderData: (before) => before,
  }).data
}
