import { objection } from '@taplet/messages'
import { appTheme, entityId, kindParts, mediaInfo, mediaUrl, shortText, slide } from '@taplet/slides/schema'
import { z } from 'zod'
import { PRODUCT } from '../kit/product.ts'
import { answers, baseRevision, defineCalls } from '../kit/call.ts'
import { saveWarnings } from '../editing/save-warnings.ts'
import { hasExactNumbers } from '../kit/exact-numbers.ts'
import { liveLookup } from '../slides/live.ts'
import { visibleName } from '../kit/visible-name.ts'
import { NFC_MARK, TAG_MARK } from '../visits/limits.ts'
import { experienceAddresses } from './addresses.ts'
import { MAX_SLIDES } from './limits.ts'
import { slideRules, slideRulesInput } from './hours/slide-rules.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

const MAX_CONFIG = 16_000

/** An instant app as its owner sees it: the specification's Page (spec §3). */
export const page = z
  .object({
    experienceId: z.string().meta({ description: 'Stable id; survives renaming' }),
    rootPageId: z.string().meta({ description: 'The page name: first and only segment of the public address' }),
    fullPagePath: z.string(),
    pageName: z.string(),
    description: z.string(),
    active: z.boolean().meta({ description: 'Whether visitors see it; false until it is published' }),
    publishedAt: z.iso
      .datetime()
      .nullable()
      .default(null)
      .meta({ description: 'When visitors could see it for the first time; null for one that never was published' }),
    shopifyConfig: z.record(z.string(), z.unknown()).nullable(),
    experienceItems: z.array(z.string()).meta({ description: 'Slide ids in the order visitors swipe them' }),
    coverImageUrl: z.string().default('').meta({ description: 'The picture on its card; empty: its first slide' }),
    socialImageUrl: z
      .string()
      .default('')
      .meta({ description: 'The picture of link previews; empty: the cover, else the first background' }),
    isFindable: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether search engines and the explore list may show it' }),
    mayBeEmbedded: z.boolean().default(false).meta({ description: 'Whether other websites may show it in a frame' }),
    hasBadge: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether its last slide says what it was made with; on the Free plan it always does' }),
    theme: appTheme.nullable().default(null).meta({ description: 'The theme that its slides wear; null for none' }),
    scheduledFor: z.iso
      .datetime()
      .nullable()
      .default(null)
      .meta({ description: 'When drafts of it are published by themselves; null for never' }),
    slideRules: slideRules
      .default({})
      .meta({ description: 'When visitors see which slide, by experienceItemId; without a rule always' }),
    timeZone: z
      .string()
      .nullable()
      .default(null)
      .meta({ description: 'IANA zone of the rules; null: that of the account' }),
    isReadOnly: z
      .boolean()
      .default(false)
      .meta({ description: 'Answered only: beyond the limit of the plan; visitors see it, nobody can change it' }),
    takedown: z
      .object({ reason: z.string(), takenDownAt: z.iso.datetime() })
      .nullable()
      .default(null)
      .meta({ description: 'Why visitors do not see it, when the operator of this service has taken it down' }),
    source: z.enum(['SHOPIFY', PRODUCT.constant]),
    tagId: z.string().meta({ description: "Id of the app's own link: /t/{tagId}" }),
    revision: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Page' })
export type Page = z.output<typeof page>

// Clients that do not know these fields must not clear them.
const pageImage = mediaUrl.unwrap().optional()

/** The whole page as a client sends it. Without `experienceId` the path decides: update ours, or create a free one. */
export const pageInput = z.object({
  experienceId: entityId.optional(),
  rootPageId: z.string().max(200),
  fullPagePath: z.string().max(200),
  pageName: visibleName(80),
  description: shortText(500).default(''),
  active: z.boolean().default(true),
  isDraft: z
    .boolean()
    .optional()
    .meta({ description: 'Read when it is created: true leaves it unpublished until `/experiences/publish`' }),
  shopifyConfig: z
    .record(z.string(), z.unknown())
    .refine(hasExactNumbers, objection(messages.later('inexactNumber')))
    .refine(
      (config) => JSON.stringify(config).length <= MAX_CONFIG,
      objection(messages.later('tooLongJson', { max: MAX_CONFIG })),
    )
    .nullable()
    .default(null),
  experienceItems: z
    .array(entityId)
    .max(MAX_SLIDES, objection(messages.later('tooManySlides', { max: MAX_SLIDES })))
    .refine((ids) => new Set(ids).size === ids.length, objection(messages.later('slideNamedTwice')))
    .default([]),
  /** Pictures of the app as a whole; omitted ones stay unchanged. */
  coverImageUrl: pageImage,
  socialImageUrl: pageImage,
  /** As with pictures: omitted fields stay unchanged. */
  isFindable: z.boolean().optional(),
  mayBeEmbedded: z.boolean().optional(),
  hasBadge: z.boolean().optional(),
  /** Of an app whose slides wear it already; `/experiences/saveTheme` changes it together with them. */
  theme: appTheme.nullable().optional(),
  /** Rules of slides that are not in the app are dropped. */
  slideRules: slideRulesInput.optional(),
  timeZone: z.string().max(64).nullable().optional(),
  revision: baseRevision,
})
export type PageInput = z.output<typeof pageInput>

/** A published slide as visitors get it. */
export const publicSlide = slide.omit({ viewName: true }).extend({
  experienceItemId: z.string(),
  itemType: z.string(),
  title: z.string().meta({
    description: 'Its heading, or what it shows. The name that its owner gave it is private',
  }),
  ...kindParts,
})
export type PublicSlide = z.output<typeof publicSlide>

/** An instant app as visitors get it: nothing about the account, plan or drafts (K2). */
export const publicExperience = z
  .object({
    fullPagePath: z.string(),
    pageName: z.string(),
    description: z.string(),
    source: z.enum(['SHOPIFY', PRODUCT.constant]),
    slides: z.array(publicSlide),
    theme: appTheme.optional().meta({ description: 'Its look: of what shows no slide of its own, such as products' }),
    shareImageUrl: z
      .string()
      .optional()
      .meta({ description: 'The picture that its owner chose for link previews; without it the first background' }),
    outOfHours: z
      .object({ until: z.iso.datetime().nullable(), timeZone: z.string() })
      .optional()
      .meta({ description: 'Present when none of its slides is shown now: until when, if that is known' }),
    hidesBadge: z.boolean().optional().meta({ description: 'Whether it does not say what it was made with' }),
    media: z.record(z.string(), mediaInfo),
    live: liveLookup.optional(),
  })
  .meta({ id: 'PublicExperience' })
export type PublicExperience = z.output<typeof publicExperience>

export const experienceCalls = defineCalls(experienceAddresses, {
  getAll: {
    summary: 'All instant apps of the account',
    answer: answers({ pages: z.array(page) }),
  },
  update: {
    summary: 'Save an instant app, or create one',
    body: pageInput,
    answer: answers({ updatedPage: page, warnings: saveWarnings }),
  },
  checkName: {
    summary: 'Can this name be used as a public address?',
    body: z.object({ rootPageId: z.string().max(200) }),
    answer: answers({ body: z.object({ isAvailable: z.boolean(), reason: z.string().optional() }) }),
  },
  delete: {
    summary: 'Delete an instant app; its address keeps answering with a friendly page',
    body: z.object({ rootPageId: z.string().max(200), fullPagePath: z.string().max(200) }),
    answer: answers({}),
  },
  fetchByPath: {
    summary: 'A published instant app by its public address',
    body: z.object({
      path: z.string().max(2048),
      search: z
        .string()
        .max(2048)
        .optional()
        .meta({
          description: `Query of the address that a visitor opened, may be empty: counts as a visit that came this way (utm_…, ${TAG_MARK}=tagId, ${NFC_MARK} for a tap on NFC). Leave it out to read only, or where /visits/record tells of the visit`,
        }),
    }),
    answer: answers({ experience: publicExperience }),
  },
  fetchByTagId: {
    summary: 'What a link leads to now. A tag that nobody has claimed, or that is out of service, says so',
    body: z.object({ tagId: entityId }),
    answer: answers({
      state: z.enum(['LIVE', 'ADDRESS', 'UNCLAIMED', 'DISABLED', 'RESTING', 'PASSWORD']).meta({
        description:
          'LIVE: an instant app. ADDRESS: destinationUrl. UNCLAIMED, DISABLED: a physical tag. RESTING: not published yet, switched off, deleted, expired or taken down. PASSWORD: asks for one first',
      }),
      experience: publicExperience.nullable(),
      slideId: z.string().nullable(),
      destinationUrl: z.string(),
      tagSubType: z.string().nullable(),
    }),
  },
})
