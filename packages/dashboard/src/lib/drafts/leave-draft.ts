import type { DocumentKind } from '@taplet/contract'
import type { Api } from '../api/api.ts'
import { type Device, newEditorId, serverDeviceId } from './device.ts'
import { FORMAT } from './store/draft-record.ts'
import type { DraftStore } from './store/draft-store.ts'

export interface DraftPlaces {
  api: { drafts: Pick<Api['drafts'], 'save' | 'discard'> }
  accountId: string
  device: Device
  store: Pick<DraftStore, 'put' | 'remove'>
}

interface LeftDraft<Document> {
  kind: DocumentKind
  targetId: string
  document: Document
  /** ms */
  updatedAt: number
  /** What the edits are compared with: revisions and drafts, and the document. */
  base: Record<string, number>
  baseDocument: Document
}

/**
 * Stores edits as the draft of a closed editor, on this device and the server. The returned function takes it away
 * again. Throws when neither has it.
 */
export async function leaveDraft<Document extends object>(
  { api, accountId, device, store }: DraftPlaces,
  { kind, targetId, document, updatedAt, base, baseDocument }: LeftDraft<Document>,
): Promise<() => Promise<unknown>> {
  const key = { accountId, kind, targetId, editorId: newEditorId() }
  const target = { kind, targetId, deviceId: serverDeviceId(device, key.editorId), sequence: 1 }
  // Documents are plain objects; the contract asks for a record.
  const sent = { ...document } as Record<string, unknown>
  const [here, there] = await Promise.allSettled([
    store.put({ ...key, format: FORMAT, sequence: 1, updatedAt, base, baseDocument, document, unanswered: [] }),
    api.drafts.save({ ...target, deviceName: device.deviceName, document: sent, base }),
  ])
  if (here.status === 'rejected' && there.status === 'rejected') throw there.reason
  return async () => {
    await api.drafts.discard(target)
    await store.remove(key, 1).catch(() => undefined) // it was never stored here
  }
}
