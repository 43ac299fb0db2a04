import { isSameData } from '@taplet/slides/edits'
import type { Draft } from '@taplet/contract/studio'
import type { EditorKind } from '../editing/editor-kind.ts'
import type { EditorState } from '../editing/editor-state.ts'
import { restoreDraft } from '../editing/steps/restore-draft.ts'
import type { DraftKey } from './draft-record.ts'
import { draftRecord } from './draft-record.ts'

/** Unsaved edits that another editor left: a closed or crashed tab of this device, or another device. */
export interface DraftOffer<Document> {
  /** The same for this device's draft and its copy on the server. */
  offerId: string
  isOwnDevice: boolean
  deviceName: string
  /** ms */
  updatedAt: number
  document: Document
  /** What the edits were made on; undefined when nobody knows any more. */
  base: Document | undefined
  unanswered: readonly Document[]
  /** Where it is kept, to forget it once it is taken over. */
  local?: { key: DraftKey; sequence: number }
  remote?: { deviceId: string; sequence: number }
}

type Parse<Document> = (value: unknown) => Document | undefined

/** A draft of this device; undefined when it is damaged or of another format. */
export function localOffer<Document>(
  raw: unknown,
  parse: Parse<Document>,
  remoteIdOf: (editorId: string) => string,
): DraftOffer<Document> | undefined {
  const record = draftRecord.safeParse(raw).data
  const [document, base] = [parse(record?.document), parse(record?.baseDocument)]
  if (!record || document === undefined || base === undefined) return undefined
  const { sequence, updatedAt, editorId } = record
  const deviceId = remoteIdOf(editorId)
  return {
    offerId: deviceId,
    isOwnDevice: true,
    deviceName: '',
    updatedAt,
    document,
    base,
    unanswered: record.unanswered.map(parse).filter((one) => one !== undefined),
    local: { key: record, sequence },
    remote: { deviceId, sequence },
  }
}

/** A draft that the server keeps; undefined when it is of another format. `base` as the server knows it. */
export function remoteOffer<Document>(
  { deviceId, deviceName, sequence, updatedAt, document: raw }: Draft,
  parse: Parse<Document>,
  base: Document | undefined,
  ownDeviceId: string,
): DraftOffer<Document> | undefined {
  const document = parse(raw)
  if (document === undefined) return undefined
  return {
    offerId: deviceId,
    isOwnDevice: deviceId.startsWith(`${ownDeviceId}-`),
    deviceName,
    updatedAt: Date.parse(updatedAt),
    document,
    base,
    unanswered: [],
    remote: { deviceId, sequence },
  }
}

/** The draft as the editor takes it over. Without a known base, every difference is a choice for the person. */
export const toRestore = <Document>({ document, base, unanswered }: DraftOffer<Document>, shown: Document) => ({
  document,
  base: base ?? shown,
  unanswered,
})

/** What bringing an offer would do to the screen: nothing, edits without a question, or a choice. */
export function effectOf<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  offer: DraftOffer<Document>,
): 'NOTHING' | 'EDITS' | 'CHOICE' {
  const after = restoreDraft(kind, { ...state, saving: { status: 'IDLE' } }, toRestore(offer, state.document))
  if (after.saving.status === 'CONFLICT') return 'CHOICE'
  return isSameData(after.document, state.document) ? 'NOTHING' : 'EDITS'
}
