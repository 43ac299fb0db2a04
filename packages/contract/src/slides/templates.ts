import { objection } from '@taplet/messages'
import { entityId, slide } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { visibleName } from '../kit/visible-name.ts'
import { templateAddresses } from './addresses.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

/** Theme and widgets as an editor holds them, saved or not. */
const content = slide.pick({ viewMetadata: true, widgets: true })

/** A slide stored to start others from. */
export const slideTemplate = z
  .object({
    templateId: z.string(),
    name: z.string(),
    /** Its theme and widgets; the id and name of the original slide are not part of it. */
    slide: content,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SlideTemplate' })
export type SlideTemplate = z.output<typeof slideTemplate>

const name = visibleName(80)

export const templateCalls = defineCalls(templateAddresses, {
  getAll: {
    summary: "The account's own slide templates, newest first",
    answer: answers({ templates: z.array(slideTemplate) }),
  },
  create: {
    summary: 'Keep a slide as a template: a saved one by its viewId, or looks and widgets as they are sent',
    body: z
      .object({ name, viewId: entityId.optional(), slide: content.optional() })
      .refine((body) => (body.viewId === undefined) !== (body.slide === undefined), {
        message: objection(messages.later('eitherViewOrSlide')),
        path: ['slide'],
      }),
    answer: answers({ template: slideTemplate }),
  },
  rename: {
    summary: 'Give a template another name',
    body: z.object({ templateId: entityId, name }),
    answer: answers({ template: slideTemplate }),
  },
  delete: {
    summary: 'Delete a template; slides that began with it stay as they are',
    body: z.object({ templateId: entityId }),
    answer: answers({}),
  },
})
