import { z } from 'zod'
import type { EditedKind } from '../../editing/editor-kind.ts'

/** Account, document and open editor that the edits belong to: two tabs never share a draft. */
export interface DraftKey {
  accountId: string
  kind: EditedKind
  targetId: string
  /** Id of one opened editor; a reload creates a new one. */
  editorId: string
}

export const FORMAT = 1

/** Unsaved edits as stored on this device. Documents are parsed by their editor. */
export const draftRecord = z.object({
  format: z.literal(FORMAT),
  accountId: z.string(),
  kind: z.enum(['EXPERIENCE', 'QR_DESIGN', 'SLIDE']),
  targetId: z.string(),
  editorId: z.string(),
  /** Incremented with each edit of that editor: what arrives late never replaces what is newer. */
  sequence: z.number(),
  updatedAt: z.number(),
  /** The revisions and the document that the edits are based on. */
  base: z.record(z.string(), z.number()),
  baseDocument: z.unknown(),
  document: z.unknown(),
  /** Documents that were sent on top of the base, and may be stored. */
  unanswered: z.array(z.unknown()),
})
export type DraftRecord = z.output<typeof draftRecord>
