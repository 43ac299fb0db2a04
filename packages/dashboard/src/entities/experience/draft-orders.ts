import type { ExperienceItem } from '@taplet/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'
import { fetchCode } from '../../lib/lazy/fetch-code.ts'
import type { ExperienceDocument } from './experience-document.ts'
import type { DraftedApps, DraftOrders } from './read-draft-orders.ts'

const keyOf = (accountId: string | undefined) => ['draftOrders', accountId]

/** Of this device and, where it has none, of others. The open editor of an app says what changes (noteDraftOrder). */
const draftedAppsQuery = (api: Pick<Api, 'drafts'>, accountId: string | undefined) =>
  queryOptions({
    queryKey: keyOf(accountId),
    queryFn: async () => {
      const read = await fetchCode(async () => (await import('./read-draft-orders.ts')).readDraftOrders)
      return read(api, accountId ?? '')
    },
    enabled: accountId !== undefined,
    networkMode: 'always',
  })

/** The slides of apps that have drafts. */
export const draftOrdersQuery = (api: Pick<Api, 'drafts'>, accountId: string | undefined) =>
  queryOptions({ ...draftedAppsQuery(api, accountId), select: ({ orders }: DraftedApps) => orders })

/** The looks of apps that have drafts. */
export const draftThemesQuery = (api: Pick<Api, 'drafts'>, accountId: string | undefined) =>
  queryOptions({ ...draftedAppsQuery(api, accountId), select: ({ themes }: DraftedApps) => themes })

/** Slides with the apps that have them in a draft among those that use them. Returns the same ones where nothing is new. */
export function withDraftUses(items: readonly ExperienceItem[], orders: DraftOrders): readonly ExperienceItem[] {
  const apps = Object.entries(orders)
  if (apps.length === 0) return items
  return items.map((item) => {
    const { experienceItemId, usedIn } = item
    const more = apps.filter(([id, order]) => order.includes(experienceItemId) && !usedIn.includes(id))
    return more.length === 0 ? item : { ...item, usedIn: [...usedIn, ...more.map(([id]) => id)] }
  })
}

/** Says which slides the open editor of an app shows, and in which look; undefined once they are what is saved. */
export function noteDraftOrder(
  client: QueryClient,
  accountId: string,
  experienceId: string,
  draft: Pick<ExperienceDocument, 'experienceItems' | 'theme'> | undefined,
): void {
  client.setQueryData<DraftedApps>(keyOf(accountId), (known) => {
    // Not read yet: the device will be asked, and has it by then.
    if (!known) return undefined
    const { [experienceId]: _, ...orders } = known.orders
    const { [experienceId]: __, ...themes } = known.themes
    if (!draft) return { orders, themes }
    return {
      orders: { ...orders, [experienceId]: draft.experienceItems },
      themes: { ...themes, [experienceId]: draft.theme },
    }
  })
}
