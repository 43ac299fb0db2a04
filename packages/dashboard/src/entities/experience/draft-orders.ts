import type { ExperienceItem, Page } from '@taplet/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'
import { fetchCode } from '../../lib/lazy/fetch-code.ts'
import type { ExperienceDocument } from './experience-document.ts'
import type { AllDrafts, DraftOrders } from './read-draft-orders.ts'

type AppSlides = Pick<Page, 'experienceId' | 'experienceItems'>

const keyOf = (accountId: string | undefined) => ['draftOrders', accountId]

/** What has drafts on any device. Lists ask each time they open; the open editor of an app says what changes in it. */
export const draftsQuery = (api: Pick<Api, 'drafts'>, accountId: string | undefined) =>
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
  queryOptions({ ...draftsQuery(api, accountId), select: ({ orders }: AllDrafts) => orders })

/** The looks of apps that have drafts. */
export const draftThemesQuery = (api: Pick<Api, 'drafts'>, accountId: string | undefined) =>
  queryOptions({ ...draftsQuery(api, accountId), select: ({ themes }: AllDrafts) => themes })

/** Whether an app, or a slide that it shows or has in its draft, has edits that are not live. */
export function hasDraft({ orders, slides }: AllDrafts, { experienceId, experienceItems }: AppSlides): boolean {
  const order = orders[experienceId]
  return order !== undefined || experienceItems.some((itemId) => slides.includes(itemId))
}

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
  client.setQueryData<AllDrafts>(keyOf(accountId), (known) => {
    // Not read yet: the device will be asked, and has it by then.
    if (!known) return undefined
    const { [experienceId]: _, ...orders } = known.orders
    const { [experienceId]: __, ...themes } = known.themes
    if (!draft) return { ...known, orders, themes }
    return {
      ...known,
      orders: { ...orders, [experienceId]: draft.experienceItems },
      themes: { ...themes, [experienceId]: draft.theme },
    }
  })
}
