import { type AppTheme, appTheme } from '@taplet/slides/schema'
import { z } from 'zod'
import type { Api } from '../../lib/api/api.ts'
import { draftRecord } from '../../lib/drafts/store/draft-record.ts'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'

/** The slides of instant apps as their newest drafts have them, by the app's id. */
export type DraftOrders = Readonly<Record<string, readonly string[]>>
/** Their looks, as far as the drafts say something of them. */
export type DraftThemes = Readonly<Record<string, AppTheme | null | undefined>>

/** What screens of slides want to know of the drafts of apps. */
export interface DraftedApps {
  orders: DraftOrders
  themes: DraftThemes
}

const drafted = z.object({
  experienceItems: z.array(z.string()),
  theme: appTheme.nullable().optional().catch(undefined),
})
type Drafted = z.output<typeof drafted>

/** The newest of these drafts; undefined without one that can be read. */
function newest(raw: readonly unknown[]): Drafted | undefined {
  const records = raw.map((one) => draftRecord.safeParse(one).data).filter((record) => record !== undefined)
  return drafted.safeParse(records.toSorted((one, other) => one.updatedAt - other.updatedAt).at(-1)?.document).data
}

async function readDevice(accountId: string): Promise<Map<string, Drafted>> {
  const store = createIdbDraftStore()
  const targets = await store.targets(accountId).catch(() => []) // this device stores nothing
  const apps = new Set(targets.filter(({ kind }) => kind === 'EXPERIENCE').map(({ targetId }) => targetId))
  const found = await Promise.all(
    [...apps].map(async (targetId) => {
      const draft = newest(await store.find(accountId, { kind: 'EXPERIENCE', targetId }))
      return draft && ([targetId, draft] as const)
    }),
  )
  return new Map(found.filter((entry) => entry !== undefined))
}

async function readServer(api: Pick<Api, 'drafts'>): Promise<Map<string, Drafted>> {
  const { orders } = await api.drafts.orders()
  return new Map(orders.map((draft) => [draft.experienceId, draft]))
}

/** What this device's drafts have and, where it has none, those of others. Without a network it still knows its own. */
export async function readDraftOrders(api: Pick<Api, 'drafts'>, accountId: string): Promise<DraftedApps> {
  const [others, own] = await Promise.all([readServer(api).catch(() => []), readDevice(accountId)])
  const all = [...new Map([...others, ...own])]
  return {
    orders: Object.fromEntries(all.map(([id, { experienceItems }]) => [id, experienceItems])),
    themes: Object.fromEntries(all.map(([id, { theme }]) => [id, theme])),
  }
}
