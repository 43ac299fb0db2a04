import { isSameData } from '@taplet/slides/edits'
import type { Draft } from '@taplet/contract'
import type { EditorKind } from '../editing/editor-kind.ts'
import type { EditorState } from '../editing/editor-state.ts'
import { restoreDraft } from '../editing/steps/restore-draft.ts'
import { type Device, serverDeviceId } from './device.ts'
import { type DraftKey, draftRecord } from './store/draft-record.ts'
import { unknownBase } from './unknown-base.ts'

/** Unsaved edits from another editor: a closed or crashed tab of this device, or another device. */
export interface DraftOffer<Document> {
  /** The same for this device's draft and its copy on the server. */
  offerId: string
  isOwnDevice: boolean
  deviceName: string
  /** ms */
  updatedAt: number
  document: Document
  /** What the edits are based on: revisions and drafts, and the document; undefined when it is no longer known. */
  madeOn: Record<string, number>
  base: Document | undefined
  /** Sent without an answer, so perhaps stored. */
  unanswered: readonly Document[]
  /** What the server has held since, as far as known. */
  held: readonly Document[]
  /** Not asked about again before the editor is opened again. */
  isPostponed?: boolean
  /** Where it is stored, to delete it once it is taken over. */
  local?: { key: DraftKey; sequence: number }
  remote?: { deviceId: string; sequence: number }
}

type Parse<Document> = (value: unknown) => Document | undefined

/** A draft of this device; undefined when it is damaged or has another format. */
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

/** A draft from the server, its base not known yet; undefined when it has another format. */
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

/** The draft in the form the editor takes over. If its base is unknown, each difference is a choice. */
export const toRestore = <Document>({ document, base, unanswered, held }: DraftOffer<Document>, shown: Document) => ({
  document,
  base: base ?? unknownBase(shown),
  unanswered,
  held,
})

/** Whether this draft is one that another was based on, and so already included in it. */
export const isSuperseded = ({ remote }: DraftOffer<unknown>, others: readonly Pick<DraftOffer<unknown>, 'madeOn'>[]) =>
  remote !== undefined && others.some(({ madeOn }) => (madeOn[remote.deviceId] ?? -1) >= remote.sequence)

/** The same draft on this device, if any: its copy on the server has the same id. */
const sameOf = <Document>({ offerId }: DraftOffer<Document>, locals: readonly DraftOffer<Document>[]) =>
  locals.find((one) => one.offerId === offerId)

/** Whether this device's draft is as new as the server's: a tab may have died before this device stored it. */
export const isHeldBy = <Document>(offer: DraftOffer<Document>, locals: readonly DraftOffer<Document>[]): boolean =>
  (sameOf(offer, locals)?.local?.sequence ?? -1) >= (offer.remote?.sequence ?? 0)

/** Whether these edits were given up, published or taken over elsewhere, as the server says. */
export const isDiscarded = (
  { remote }: Pick<DraftOffer<unknown>, 'remote'>,
  discarded: readonly Pick<Draft, 'deviceId' | 'sequence'>[],
): boolean => discarded.some((one) => one.deviceId === remote?.deviceId && one.sequence >= remote.sequence)

/** Rebases a newer state of a draft that this device has in an older state. */
export const continuing = <Document>(
  offer: DraftOffer<Document>,
  locals: readonly DraftOffer<Document>[],
): DraftOffer<Document> => ({ ...offer, base: sameOf(offer, locals)?.document })

/** What applying an offer would do to the screen: nothing, edits without a question, or a choice. */
export function effectOf<Document, Selection, Saved>(
  kind: EditorKind<Document, Selection, Saved>,
  state: EditorState<Document, Selection, Saved>,
  offer: DraftOffer<Document>,
): 'NOTHING' | 'EDITS' | 'CHOICE' {
  const after = restoreDraft(kind, { ...state, saving: { status: 'IDLE' } }, toRestore(offer, state.document))
  if (after.saving.status === 'CONFLICT') return 'CHOICE'
  return isSameData(after.document, state.document) ? 'NOTHING' : 'EDITS'
}
