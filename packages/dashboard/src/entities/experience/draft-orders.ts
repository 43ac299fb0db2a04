import type { ExperienceItem } from '@taplet/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { Api } from '../../lib/api/api.ts'
import { draftRecord } from '../../lib/drafts/store/draft-record.ts'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'

/** The slides of instant apps as their newest drafts have them, by the app's id. */
export type DraftOrders = Readonly<Record<string, readonly string[]>>

const withOrder = z.object({ experienceItems: z.array(z.string()) })

/** The order in the newest of these drafts; undefined without one that can be read. */
function newestOrder(raw: readonly unknown[]): readonly string[] | undefined {
  const records = raw.map((one) => draftRecord.safeParse(one).data).filter((record) => record !== undefined)
  const newest = records.toSorted((one, other) => one.updatedAt - other.updatedAt).at(-1)
  return withOrder.safeParse(newest?.document).data?.experienceItems
}

async function readDevice(accountId: string): Promise<DraftOrders> {
  const store = createIdbDraftStore()
  const targets = await store.targets(accountId).catch(() => []) // this device stores nothing
  const apps = new Set(targets.filter(({ kind }) => kind === 'EXPERIENCE').map(({ targetId }) => targetId))
  const orders = await Promise.all(
    [...apps].map(async (targetId) => {
      const order = newestOrder(await store.find(accountId, { kind: 'EXPERIENCE', targetId }))
      return order && ([targetId, order] as const)
    }),
  )
  return Object.fromEntries(orders.filter((entry) => entry !== undefined))
}

async function readServer(api: Pick<Api, 'drafts'>): Promise<DraftOrders> {
  const { orders } = await api.drafts.orders()
  return Object.fromEntries(orders.map(({ experienceId, experienceItems }) => [experienceId, experienceItems]))
}

const keyOf = (accountId: string | undefined) => ['draftOrders', accountId]

/** Of this device and, where it has none, of others. The open editor of an app says what changes (noteDraftOrder). */
export const draftOrdersQuery = (api: Pick<Api, 'drafts'>, accountId: string | undefined) =>
  queryOptions({
    queryKey: keyOf(accountId),
    queryFn: async () => {
      // Without a network this device still knows its own.
      const [others, own] = await Promise.all([readServer(api).catch(() => ({})), readDevice(accountId ?? '')])
      return { ...others, ...own }
    },
    enabled: accountId !== undefined,
    networkMode: 'always',
  })

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

/** Says which slides the open editor of an app shows; undefined once they are what is saved. */
export function noteDraftOrder(
  client: QueryClient,
  accountId: string,
  experienceId: string,
  order: readonly string[] | undefined,
): void {
  client.setQueryData<DraftOrders>(keyOf(accountId), (orders) => {
    // Not read yet: the device will be asked, and has it by then.
    if (!orders) return undefined
    const { [experienceId]: _, ...others } = orders
    return order ? { ...others, [experienceId]: order } : others
  })
}
