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

/** The orders of this device's drafts and, where it has none, of others. Without a network it still knows its own. */
export async function readDraftOrders(api: Pick<Api, 'drafts'>, accountId: string): Promise<DraftOrders> {
  const [others, own] = await Promise.all([readServer(api).catch(() => ({})), readDevice(accountId)])
  return { ...others, ...own }
}
