import type { DocumentKind } from '@taplet/contract'
import { isSameData } from '@taplet/slides/edits'
import type { StoredEdits } from '../../entities/experience/changes/change.ts'
import type { Api } from '../../lib/api/api.ts'
import { type Device, newEditorId, serverDeviceId } from '../../lib/drafts/device.ts'
import { type DraftRecord, draftRecord } from '../../lib/drafts/store/draft-record.ts'
import type { DraftStore } from '../../lib/drafts/store/draft-store.ts'

export interface DiscardPlaces {
  api: { drafts: Pick<Api['drafts'], 'discard' | 'getAll' | 'save'> }
  accountId: string
  device: Device
  store: Pick<DraftStore, 'find' | 'put' | 'remove'>
}

interface Target {
  kind: DocumentKind
  targetId: string
}

/** What discarding needs of an open editor. */
interface OpenEdits {
  now: () => { document: object }
  discard: () => () => void
}

/** Edits that can be brought back. */
interface StoredDraft {
  deviceId: string
  deviceName: string
  sequence: number
  /** ms */
  updatedAt: number
  document: object
  base: Record<string, number>
  /** As this device stores them. */
  record?: DraftRecord
}

/** Everything that is stored of a document, oldest first. Throws when the server cannot be asked. */
async function findStored({ api, accountId, device, store }: DiscardPlaces, target: Target): Promise<StoredDraft[]> {
  const { drafts } = await api.drafts.getAll(target)
  const stored = await store.find(accountId, target).catch(() => [])
  const records = stored.map((raw) => draftRecord.safeParse(raw).data).filter((record) => record !== undefined)
  const found = new Map<string, StoredDraft>()
  for (const draft of drafts) found.set(draft.deviceId, { ...draft, updatedAt: Date.parse(draft.updatedAt) })
  for (const record of records) {
    const deviceId = serverDeviceId(device, record.editorId)
    const newer = [found.get(deviceId)].find((copy) => copy && copy.sequence > record.sequence)
    const { deviceName } = device
    found.set(deviceId, newer ?? { ...record, document: Object(record.document), deviceId, deviceName, record })
  }
  return [...found.values()].toSorted((one, other) => one.updatedAt - other.updatedAt)
}

/** Stores edits as those of a closed editor of their device: what an open one still sends does not replace them. */
async function bringBack({ api, device, store }: DiscardPlaces, target: Target, found: StoredDraft): Promise<void> {
  const { record, deviceName, document, base } = found
  const editorId = newEditorId()
  const [deviceId = device.deviceId] = found.deviceId.split('-')
  if (record) await store.put({ ...record, editorId, sequence: 1 }).catch(() => undefined) // the server gets them, too
  // Documents are plain objects; the contract asks for a record.
  const sent = { ...document } as Record<string, unknown>
  await api.drafts.save({
    ...target,
    deviceId: serverDeviceId({ deviceId }, editorId),
    deviceName,
    document: sent,
    base,
    sequence: 1,
  })
}

/**
 * Discards the edits of a document of all devices, as far as they are known: those made later stay. In an open editor its
 * own are taken back as an edit. The returned function brings all of them back. Throws when the server cannot be asked.
 */
export async function discardEdits(
  places: DiscardPlaces,
  { all: { remote, local }, ...target }: Target & { all: StoredEdits },
  open?: OpenEdits,
): Promise<() => Promise<void>> {
  const { api, device, store } = places
  const shown = open?.now().document
  // An open editor stores what it shows by itself, and has taken over what else this device had.
  const isOther = ({ deviceId }: { deviceId: string }) =>
    open === undefined || !deviceId.startsWith(serverDeviceId(device, ''))
  const discarded = remote.filter(isOther)
  const isDiscarded = ({ deviceId, sequence }: StoredDraft) =>
    discarded.some((one) => one.deviceId === deviceId && one.sequence >= sequence)
  const found = discarded.length === 0 ? [] : (await findStored(places, target)).filter(isDiscarded)
  await Promise.all(discarded.map((edits) => api.drafts.discard({ ...target, ...edits })))
  if (!open) await Promise.all(local.map(({ key, sequence }) => store.remove(key, sequence).catch(() => undefined)))
  const undo = open?.discard()
  return async () => {
    undo?.()
    for (const edits of found) if (!isSameData(edits.document, shown)) await bringBack(places, target, edits)
  }
}
