import type { DocumentKind } from '@taplet/contract'
import type { Change } from '../../entities/experience/changes/change.ts'
import type { Api } from '../../lib/api/api.ts'
import { type Device, newEditorId, serverDeviceId } from '../../lib/drafts/device.ts'
import { FORMAT } from '../../lib/drafts/store/draft-record.ts'
import type { DraftStore } from '../../lib/drafts/store/draft-store.ts'

interface Draft<Document> {
  kind: DocumentKind
  change: Change<Document>
  /** What the edits are told against: revisions, and the document. */
  base: Record<string, number>
  baseDocument: Document
}

interface Places {
  api: Pick<Api, 'drafts'>
  accountId: string
  device: Device
  store: Pick<DraftStore, 'put' | 'remove'>
}

/**
 * Deletes a draft from the server and this device. The returned function brings it back, as a draft of a closed editor
 * on this device. Throws when the server cannot be asked; then nothing was deleted.
 */
export async function discardDraft<Document extends object>(
  { api, accountId, device, store }: Places,
  { kind, change, base, baseDocument }: Draft<Document>,
): Promise<() => Promise<unknown>> {
  const { targetId, document, remote, local, updatedAt } = change
  await Promise.all(remote.map((draft) => api.drafts.discard({ kind, targetId, ...draft })))
  await Promise.all(local.map(({ key, sequence }) => store.remove(key, sequence).catch(() => undefined)))
  return async () => {
    const key = { accountId, kind, targetId, editorId: newEditorId() }
    const record = { ...key, format: FORMAT, sequence: 1, updatedAt, base, baseDocument, document, unanswered: [] }
    await store.put({ ...record, format: FORMAT }).catch(() => undefined) // the server's copy remains
    const deviceId = serverDeviceId(device, key.editorId)
    // Documents are plain objects; the contract asks for a record.
    const sent = { ...document } as Record<string, unknown>
    return api.drafts.save({ kind, targetId, ...device, deviceId, document: sent, base, sequence: 1 })
  }
}
