import { MAX_SLIDES, type Page } from '@taplet/contract'
import { mergeData } from '@taplet/slides/edits'
import { z } from 'zod'
import type { EditorKind } from '../../../../lib/editing/editor-kind.ts'

const documentSchema = z.object({
  pageName: z.string(),
  description: z.string(),
  active: z.boolean(),
  rootPageId: z.string(),
  experienceItems: z.array(z.string()).max(MAX_SLIDES).readonly(),
  coverImageUrl: z.string().default(''),
  socialImageUrl: z.string().default(''),
  isFindable: z.boolean().default(true),
  mayBeEmbedded: z.boolean().default(false),
  hasBadge: z.boolean().default(true),
})

/** The editable part of a page (spec §4: name, description, active flag, slides), its pictures and visibility. */
export type ExperienceDocument = z.output<typeof documentSchema>

/** The selection: a slide of the strip, or the whole app. */
export type Selection = { kind: 'APP' } | { kind: 'SLIDE'; itemId: string }

/** The editable fields of a page, in the order in which differences are listed. */
export const documentOf = (page: Page): ExperienceDocument => ({
  pageName: page.pageName,
  description: page.description,
  active: page.active,
  rootPageId: page.rootPageId,
  experienceItems: page.experienceItems,
  coverImageUrl: page.coverImageUrl,
  socialImageUrl: page.socialImageUrl,
  isFindable: page.isFindable,
  mayBeEmbedded: page.mayBeEmbedded,
  hasBadge: page.hasBadge,
})

/** What is specific to editing instant apps. */
export const experienceKind: EditorKind<ExperienceDocument, Selection, Page> = {
  kind: 'EXPERIENCE',
  targetIdOf: (page) => page.experienceId,
  documentOf,
  revisionsOf: (page) => ({ [page.experienceId]: page.revision }),
  firstSelection: { kind: 'APP' },
  canSelect: ({ experienceItems }, selection) => selection.kind === 'APP' || experienceItems.includes(selection.itemId),
  merge: mergeData,
  parse: (value) => documentSchema.safeParse(value).data,
}
