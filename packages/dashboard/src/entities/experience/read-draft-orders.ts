import { type AppTheme, appTheme } from '@taplet/slides/schema'
import { z } from 'zod'
import type { Api } from '../../lib/api/api.ts'
import { type Device, serverDeviceId, thisDevice } from '../../lib/drafts/device.ts'
import { type DraftRecord, draftRecord } from '../../lib/drafts/store/draft-record.ts'
import type { DraftStore } from '../../lib/drafts/store/draft-store.ts'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'

/** The slides of instant apps as their newest drafts have them, by the app's id. */
export type DraftOrders = Readonly<Record<string, readonly string[]>>
/** Their looks, as far as the drafts say something of them. */
export type DraftThemes = Readonly<Record<string, AppTheme | null | undefined>>

/** Everything that has drafts, on whatever device. */
export interface AllDrafts {
  orders: DraftOrders
  themes: DraftThemes
  /** Ids of slides. */
  slides: readonly string[]
}

export interface DraftSources {
  api: { drafts: Pick<Api['drafts'], 'getAll' | 'orders'> }
  accountId: string
  device: Device
  store: Pick<DraftStore, 'find' | 'remove' | 'targets'>
}
type OwnRecord = DraftRecord & { kind: 'EXPERIENCE' | 'SLIDE' }

const drafted = z.object({
  experienceItems: z.array(z.string()),
  theme: appTheme.nullable().optional().catch(undefined),
})
const isOfServer = (record: DraftRecord): record is OwnRecord => record.kind !== 'QR_DESIGN'

/** This device's drafts; none where it stores nothing. */
async function readDevice({ accountId, store }: DraftSources): Promise<OwnRecord[]> {
  const targets = await store.targets(accountId).catch(() => [])
  const unique = new Map(targets.map((target) => [`${target.kind}/${target.targetId}`, target]))
  const found = await Promise.all([...unique.values()].map((target) => store.find(accountId, target)))
  return found
    .flat()
    .map((raw) => draftRecord.safeParse(raw).data)
    .filter((record) => record !== undefined)
    .filter(isOfServer)
}

/** Deletes a draft of this device that was discarded on another one. Returns whether it is still there. */
async function isStillThere({ api, device, store }: DraftSources, record: OwnRecord): Promise<boolean> {
  const { kind, targetId, editorId } = record
  const { discarded } = await api.drafts.getAll({ kind, targetId }).catch(() => ({ discarded: [] }))
  const deviceId = serverDeviceId(device, editorId)
  if (!discarded.some((one) => one.deviceId === deviceId && one.sequence >= record.sequence)) return true
  await store.remove(record, record.sequence).catch(() => undefined) // found again next time
  return false
}

/**
 * What has drafts on this device or any other one, and the order of each app by its newest draft. Without a network it is
 * what this device knows. Drafts that only this device has may have been discarded elsewhere: the server is asked.
 */
export async function readDraftsOf(sources: DraftSources): Promise<AllDrafts> {
  const [server, own] = await Promise.all([sources.api.drafts.orders().catch(() => undefined), readDevice(sources)])
  const known = new Set([...(server?.slides ?? []), ...(server?.orders ?? []).map(({ experienceId }) => experienceId)])
  const isThere = await Promise.all(
    own.map(async (record) => !server || known.has(record.targetId) || isStillThere(sources, record)),
  )
  const stored = own.filter((_, index) => isThere[index])
  const apps = [
    ...(server?.orders ?? []).map((draft) => ({ ...draft, id: draft.experienceId, at: Date.parse(draft.updatedAt) })),
    ...stored
      .filter(({ kind }) => kind === 'EXPERIENCE')
      .flatMap(({ targetId, document, updatedAt }) => {
        const draft = drafted.safeParse(document).data
        return draft ? { ...draft, id: targetId, at: updatedAt } : []
      }),
  ].toSorted((one, other) => one.at - other.at)
  const ownSlides = stored.filter(({ kind }) => kind === 'SLIDE').map(({ targetId }) => targetId)
  return {
    orders: Object.fromEntries(apps.map(({ id, experienceItems }) => [id, experienceItems])),
    themes: Object.fromEntries(apps.map(({ id, theme }) => [id, theme])),
    slides: [...new Set([...(server?.slides ?? []), ...ownSlides])],
  }
}

/** The same for this device. */
export const readDraftOrders = (api: DraftSources['api'], accountId: string): Promise<AllDrafts> =>
  readDraftsOf({ api, accountId, device: thisDevice(), store: createIdbDraftStore() })
