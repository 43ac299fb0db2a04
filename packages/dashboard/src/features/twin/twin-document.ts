import type { ShownDocument } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'

/** What an editor has on screen, saved or not. */
export type TwinDocument =
  | { kind: 'SLIDE'; targetId: string; document: Slide }
  | {
      kind: 'EXPERIENCE'
      targetId: string
      document: { pageName: string; experienceItems: readonly string[] }
      /** The slide that the phone shows when it changes. */
      selectedItemId?: string | undefined
    }

/** The part of it that phones show. */
export function toShown(edited: TwinDocument): ShownDocument {
  if (!('experienceItems' in edited.document)) return { kind: 'SLIDE', slide: { ...edited.document } }
  const { pageName, experienceItems } = edited.document
  const selectedItemId = 'selectedItemId' in edited ? edited.selectedItemId : undefined
  return {
    kind: 'EXPERIENCE',
    pageName,
    itemIds: [...experienceItems],
    ...(selectedItemId !== undefined && { selectedItemId }),
  }
}
