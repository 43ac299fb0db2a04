import { appTheme, entityId, kindTypes, linkUrl, slide } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, baseRevision, defineCalls } from '../kit/call.ts'
import { saveWarnings } from '../editing/save-warnings.ts'
import { visibleName } from '../kit/visible-name.ts'
import { slideAddresses } from './addresses.ts'

/** The kinds of slides (spec D16). */
export const itemType = z.enum(['CUSTOM', ...kindTypes])
export type ItemType = z.output<typeof itemType>

/** A slide's entry in the library (spec §3). */
export const experienceItem = z
  .object({
    experienceItemId: z.string(),
    itemName: z.string(),
    itemType,
    viewId: z.string().nullable().meta({ description: 'The view with its widgets, for CUSTOM slides' }),
    websiteUrl: z.string().meta({ description: 'The embedded page, for EXTERNAL_WEBSITE slides' }),
    productId: z.string().nullable().meta({ description: 'The product, for PRODUCT slides' }),
    isReadOnly: z
      .boolean()
      .default(false)
      .meta({ description: 'Answered only: beyond the limit of the plan; visitors see it, nobody can change it' }),
    usedIn: z.array(z.string()).meta({ description: 'experienceIds of the instant apps that show it' }),
    revision: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ExperienceItem' })
export type ExperienceItem = z.output<typeof experienceItem>

/** A slide's content as its owner sees it (spec §3 View). */
export const view = slide
  .extend({ revision: z.number().int(), createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() })
  .meta({ id: 'View' })
export type View = z.output<typeof view>

const itemName = visibleName(80)

/** The name of a slide and what it shows; what is left out stays. */
export const itemInput = z.object({
  experienceItemId: entityId,
  itemName: itemName.optional(),
  websiteUrl: linkUrl.optional(),
  productId: entityId.optional(),
  revision: baseRevision,
})

export const slideCalls = defineCalls(slideAddresses, {
  getAllViews: {
    summary: 'All views (slide contents) of the account',
    answer: answers({ views: z.array(view) }),
  },
  updateView: {
    summary: "Save a slide's content, widgets as a list",
    body: slide.extend({ revision: baseRevision }),
    answer: answers({ updatedView: view, warnings: saveWarnings }),
  },
  createItem: {
    summary: 'Add a slide to the library; a CUSTOM slide gets a blank view unless one of the account is named',
    body: z.object({
      itemName,
      itemType: itemType.default('CUSTOM'),
      viewId: entityId.optional(),
      websiteUrl: linkUrl,
      productId: entityId.optional().meta({ description: 'A product of the account, for PRODUCT slides' }),
      experienceId: entityId
        .optional()
        .meta({ description: 'The instant app that it is for: a blank view wears its look' }),
      theme: appTheme.nullable().optional().meta({ description: 'The look of that app’s draft, if it is another one' }),
    }),
    answer: answers({ body: z.object({ newExperienceItem: experienceItem, updatedView: view.nullable() }) }),
  },
  getAllItems: {
    summary: 'The slide library',
    answer: answers({ body: z.object({ experienceItems: z.array(experienceItem) }) }),
  },
  updateItem: {
    summary: 'Rename a slide, or change the website or product that it shows',
    body: itemInput,
    answer: answers({ body: z.object({ updatedExperienceItem: experienceItem }) }),
  },
  deleteItem: {
    summary: 'Delete a slide from the library and from every instant app that shows it',
    body: z.object({ experienceItemId: entityId }),
    answer: answers({ body: z.object({ removedFrom: z.array(z.string()) }) }),
  },
})
