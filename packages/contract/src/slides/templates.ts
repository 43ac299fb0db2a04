import { entityId, slide } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { visibleName } from '../kit/visible-name.ts'

/** At most this many templates for one account. */
export const MAX_TEMPLATES = 100

/** Looks and widgets as an editor holds them, saved or not. */
const content = slide.pick({ viewMetadata: true, widgets: true })

/** A slide that somebody keeps to start others from. */
export const slideTemplate = z
  .object({
    templateId: z.string(),
    name: z.string(),
    /** Its looks and widgets; the id and name of the slide it was made of are not part of it. */
    slide: content,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SlideTemplate' })
export type SlideTemplate = z.output<typeof slideTemplate>

const name = visibleName(80)

export const templateCalls = defineCalls({
  getAll: {
    method: 'GET',
    path: '/templates',
    access: 'account',
    summary: "The account's own slide templates, newest first",
    answer: answers({ templates: z.array(slideTemplate) }),
  },
  create: {
    method: 'POST',
    path: '/templates/create',
    access: 'account',
    summary: 'Keep a slide as a template: a saved one by its viewId, or looks and widgets as they are sent',
    body: z
      .object({ name, viewId: entityId.optional(), slide: content.optional() })
      .refine((body) => (body.viewId === undefined) !== (body.slide === undefined), {
        message: 'must hold either viewId or slide',
        path: ['slide'],
      }),
    answer: answers({ template: slideTemplate }),
  },
  rename: {
    method: 'POST',
    path: '/templates/rename',
    access: 'account',
    summary: 'Give a template another name',
    body: z.object({ templateId: entityId, name }),
    answer: answers({ template: slideTemplate }),
  },
  delete: {
    method: 'POST',
    path: '/templates/delete',
    access: 'account',
    summary: 'Delete a template; slides that began with it stay as they are',
    body: z.object({ templateId: entityId }),
    answer: answers({}),
  },
})
