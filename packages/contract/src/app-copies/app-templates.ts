import { appTheme, entityId, shortText, slide } from '@taplet/slides/schema'
import { z } from 'zod'
import { page } from '../experiences/experiences.ts'
import { slideRule } from '../experiences/hours/slide-rules.ts'
import { answers, defineCalls } from '../kit/call.ts'
import { visibleName } from '../kit/visible-name.ts'
import { itemType } from '../slides/slides.ts'
import { appTemplateAddresses } from './addresses.ts'

/** A slide of a template, without ids: each app that begins with it gets its own. */
export const templateSlide = z.object({
  itemId: z.string().optional().meta({ description: 'Its id in the app it was read from, to which buttons may lead' }),
  itemName: z.string(),
  itemType,
  websiteUrl: z.string(),
  productId: z.string().nullable(),
  slide: slide
    .pick({ viewMetadata: true, widgets: true })
    .nullable()
    .meta({ description: 'null: it shows a website or a product' }),
  rule: slideRule.optional().meta({ description: 'When visitors see it' }),
})
export type TemplateSlide = z.output<typeof templateSlide>

/** A whole app stored to start others from. */
export const appTemplate = z
  .object({
    templateId: z.string(),
    name: z.string(),
    description: z.string(),
    pageName: z
      .string()
      .meta({ description: 'The name of the app that it was made of; new ones put theirs in its place. May be empty' }),
    theme: appTheme.nullable(),
    timeZone: z.string().nullable().meta({ description: 'The clock of the rules; null: that of the account' }),
    slides: z.array(templateSlide),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AppTemplate' })
export type AppTemplate = z.output<typeof appTemplate>

const name = visibleName(80)
/** Chosen by the client, so that a repeated request makes one app. */
export const newExperienceId = entityId.meta({
  description: 'The id of the new app, made up by the client. The same again answers the app that it made',
})

export const appTemplateCalls = defineCalls(appTemplateAddresses, {
  getAll: {
    summary: "The account's own templates of whole apps, newest first",
    answer: answers({ templates: z.array(appTemplate) }),
  },
  create: {
    summary: 'Save an instant app with its slides, as they are saved now, as a template',
    body: z.object({ experienceId: entityId, name }),
    answer: answers({ template: appTemplate }),
  },
  rename: {
    summary: 'Give a template of a whole app another name',
    body: z.object({ templateId: entityId, name }),
    answer: answers({ template: appTemplate }),
  },
  delete: {
    summary: 'Delete a template of a whole app; apps that began with it stay as they are',
    body: z.object({ templateId: entityId }),
    answer: answers({}),
  },
  use: {
    summary: 'Create an instant app from a template, with slides of its own, as a draft: all or nothing',
    body: z.object({
      templateId: entityId,
      experienceId: newExperienceId,
      rootPageId: z.string().max(200),
      pageName: name,
      description: shortText(500).optional().meta({ description: 'Omitted: that of the template' }),
      theme: appTheme.optional().meta({ description: 'Omitted: that of the template' }),
    }),
    answer: answers({
      updatedPage: page,
      leftOut: z.number().int().meta({ description: 'Slides whose product does not exist any more' }),
    }),
  },
})
