import { isSameData } from '@taplet/slides/edits'
import type { Draft } from '@taplet/contract'
import type { EditorKind } from '../editing/editor-kind.ts'
import type { EditorState } from '../editing/editor-state.ts'
import { restoreDraft } from '../editing/steps/restore-draft.ts'
import { type Device, serverDeviceId } from './device.ts'
import { type DraftKey, draftRecord } from './store/draft-record.ts'
import { unknownBase } from './unknown-base.ts'

/** Unsaved edits that another editor left: a closed or crashed tab of this device, or another device. */
export interface DraftOffer<Document> {
  /** The same for this device's draft and its copy on the server. */
  offerId: string
  isOwnDevice: boolean
  deviceName: string
  /** ms */
  updatedAt: number
  document: Document
  /** What the edits were made on: revisions and drafts, and the document; undefined when nobody knows it any more. */
  madeOn: Record<string, number>
  base: Document | undefined
  /** Sent, and perhaps stored. */
  unanswered: readonly Document[]
  /** What the server held since, as far as it was asked. */
  held: readonly Document[]
  /** Where it is kept, to forget it once it is taken over. */
  local?: { key: DraftKey; sequence: number }
  remote?: { deviceId: string; sequence: number }
}

type Parse<Document> = (value: unknown) => Document | undefined

/** A draft of this device; undefined when it is damaged or of another format. */
export function localOffer<Document>(
  raw: unknown,
  parse: Parse<Document>,
  device: Pick<Device, 'deviceId'>,
): DraftOffer<Document> | undefined {
  const record = draftRecord.safeParse(raw).data
  const [document, base] = [parse(record?.document), parse(record?.baseDocument)]
  if (!record || document === undefined || base === undefined) return undefined
  const { sequence, updatedAt, editorId } = record
  const deviceId = serverDeviceId(device, editorId)
  return {
    offerId: deviceId,
    isOwnDevice: true,
    deviceName: '',
    updatedAt,
    document,
    madeOn: record.base,
    base,
    held: [],
    unanswered: record.unanswered.map(parse).filter((one) => one !== undefined),
    local: { key: record, sequence },
    remote: { deviceId, sequence },
  }
}

/** A draft that the server keeps, its base yet unknown; undefined when it is of another format. */
export function remoteOffer<Document>(
  { deviceId, deviceName, sequence, updatedAt, base, document: raw }: Draft,
  parse: Parse<Document>,
  device: Pick<Device, 'deviceId'>,
): DraftOffer<Document> | undefined {
  const document = parse(raw)
  if (document === undefined) return undefined
  return {
    offerId: deviceId,
    isOwnDevice: deviceId.startsWith(serverDeviceId(device, '')),
    deviceName,
    updatedAt: Date.parse(updatedAt),
    document,
    madeOn: base,
    base: undefined,
    unanswered: [],
    held: [],
    remote: { deviceId, sequence },
  }
}

/** The draft as the editor takes it over. Where nobody knows its base, each difference is a choice. */
export const toRestore = <Document>({ document, base, unanswered, held }: DraftOffer<Document>, shown: Document) => ({
  document,
  base: base ?? unknownBase(shown),
  unanswered,
  held,
})

/** Drafts that another one was made on: whoever has that one has them. */
export const isSuperseded = ({ remote }: DraftOffer<unknown>, others: readonly Pick<DraftOffer<unknown>, 'madeOn'>[]) =>
  remote !== undefined && others.some(({ madeOn }) => (madeOn[remote.deviceId] ?? -1) >= remote.sequence)

/** The same draft on this device, if it is there: its copy on the server has the same id. */
const sameOf = <Document>({ offerId }: DraftOffer<Document>, locals: readonly DraftOffer<Document>[]) =>
  locals.find((one) => one.offerId === offerId)

/** Whether this device has the draft as new as the server: a tab may have died before this device had written. */
export const isHeldBy = <Document>(offer: DraftOffer<Document>, locals: readonly DraftOffer<Document>[]): boolean =>
  (sameOf(offer, locals)?.local?.sequence ?? -1) >= (offer.remote?.sequence ?? 0)

/** A newer state of a draft that this device has in an older one: made on that. */
export const continuing = <Document>(
  offer: DraftOffer<Document>,
  locals: readonly DraftOffer<Document>[],
): DraftOffer<Document> => ({ ...offer, base: sameOf(offer, locals)?.document })

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
