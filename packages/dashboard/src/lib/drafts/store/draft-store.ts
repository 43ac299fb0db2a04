import type { EditedKind } from '../../editing/editor-kind.ts'
import type { DraftKey, DraftRecord } from './draft-record.ts'

export interface DraftTarget {
  kind: EditedKind
  targetId: string
}

/** Stores drafts on this device. Operations take effect in call order. */
export interface DraftStore {
  /** Starts writing before it returns, and resolves once stored. Replaces the record with the same key. */
  put(record: DraftRecord): Promise<void>
  /** Deletes a draft unless it is newer than this sequence. */
  remove(key: DraftKey, sequence: number): Promise<void>
  /** Returns every draft of a target as stored, perhaps by another release, so parse it. */
  find(accountId: string, target: DraftTarget): Promise<unknown[]>
  /** Returns everything that has drafts. */
  targets(accountId: string): Promise<DraftTarget[]>
}

/** Joins a key into one string; ids do not contain the separator. */
export const keyText = ({ accountId, kind, targetId, editorId }: DraftKey): string =>
  [accountId, kind, targetId, editorId].join('/')

/** Returns the target that a key names, or undefined for a key of another format. */
export function targetOfKey(text: unknown): DraftTarget | undefined {
  const [, name, targetId] = typeof text === 'string' ? text.split('/') : []
  const kind = (['EXPERIENCE', 'QR_DESIGN', 'SLIDE'] as const).find((one) => one === name)
  return targetId !== undefined && kind ? { kind, targetId } : undefined
}
