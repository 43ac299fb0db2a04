import type { EditedKind } from '../../editing/editor-kind.ts'
import type { DraftKey, DraftRecord } from './draft-record.ts'

export interface DraftTarget {
  kind: EditedKind
  targetId: string
}

/** Where drafts are kept on this device. Steps take effect in the order in which they were called. */
export interface DraftStore {
  /** Begins to write before it returns; the promise says when, or whether, it is kept. Replaces what its key held. */
  put(record: DraftRecord): Promise<void>
  /** Forgets a draft unless it is newer than this sequence. */
  remove(key: DraftKey, sequence: number): Promise<void>
  /** Every draft of a target; as stored, perhaps by another release, so to be parsed. */
  find(accountId: string, target: DraftTarget): Promise<unknown[]>
  /** What has drafts. */
  targets(accountId: string): Promise<DraftTarget[]>
}

/** One text for a key; ids hold no such mark. */
export const keyText = ({ accountId, kind, targetId, editorId }: DraftKey): string =>
  [accountId, kind, targetId, editorId].join('/')

/** The target that a key names; undefined for a key of another format. */
export function targetOfKey(text: unknown): DraftTarget | undefined {
  const [, name, targetId] = typeof text === 'string' ? text.split('/') : []
  const kind = (['EXPERIENCE', 'QR_DESIGN', 'SLIDE'] as const).find((one) => one === name)
  return targetId !== undefined && kind ? { kind, targetId } : undefined
}
