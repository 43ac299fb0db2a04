import type { Page } from '@taplet/contract'
import { type ExperienceDocument, experienceDocument } from '../../../../entities/experience/experience-document.ts'
import type { EditorKind } from '../../../../lib/editing/editor-kind.ts'

/** The selection: a slide of the strip, or the whole app. */
export type Selection = { kind: 'APP' } | { kind: 'SLIDE'; itemId: string }

/** What is specific to editing instant apps. */
export const experienceKind: EditorKind<ExperienceDocument, Selection, Page> = {
  ...experienceDocument,
  firstSelection: { kind: 'APP' },
  canSelect: ({ experienceItems }, selection) => selection.kind === 'APP' || experienceItems.includes(selection.itemId),
}
