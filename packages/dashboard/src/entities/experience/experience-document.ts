import { MAX_SLIDES, type Page } from '@taplet/contract'
import { mergeData } from '@taplet/slides/edits'
import { appTheme } from '@taplet/slides/schema'
import { z } from 'zod'
import type { StoredKind } from '../../lib/editing/editor-kind.ts'

/** When visitors see a slide; as SlideRule of the contract, which the server checks. */
const slideRule = z.object({
  isLeftOut: z.literal(true).optional(),
  days: z.array(z.number()).optional(),
  from: z.string().optional(),
  until: z.string().optional(),
  startsOn: z.string().optional(),
  endsOn: z.string().optional(),
})

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
  slideRules: z.record(z.string(), slideRule).default({}),
  timeZone: z.string().nullable().default(null),
  /** Undefined in what an earlier release stored, and for one that this release cannot read: then it is unchanged. */
  theme: appTheme.nullable().optional().catch(undefined),
})

/** The editable part of a page (spec §4: name, description, active flag, slides), its pictures, look and visibility. */
export type ExperienceDocument = z.output<typeof documentSchema>

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
  slideRules: page.slideRules,
  timeZone: page.timeZone,
  theme: page.theme,
})

/** The look is one choice: half of one and half of another is neither. */
const isTheme = ([field]: readonly string[]): boolean => field === 'theme'

/** Instant apps as stored documents. */
export const experienceDocument: StoredKind<ExperienceDocument, Page> = {
  kind: 'EXPERIENCE',
  targetIdOf: (page) => page.experienceId,
  documentOf,
  revisionsOf: (page) => ({ [page.experienceId]: page.revision }),
  merge(base, mine, theirs, takesTheirs) {
    const { theme } = theirs
    const saysTheme = mine.theme !== undefined && theme !== undefined
    return mergeData(base, saysTheme ? mine : { ...mine, theme }, theirs, takesTheirs, isTheme)
  },
  parse: (value) => documentSchema.safeParse(value).data,
}
