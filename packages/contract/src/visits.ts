import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from './call.ts'

export const visitCalls = defineCalls({
  record: {
    method: 'POST',
    path: '/visits/record',
    access: 'anyone',
    summary: 'What the viewer reports of a visit: once at the start and again as slides are reached',
    body: z.object({
      visitId: z.uuid().meta({ description: 'Made by the viewer for this visit; repeats are one visit' }),
      fullPagePath: z.string().max(200),
      tagId: entityId.optional(),
      furthestSlide: z.number().int().min(0).max(1000).default(0),
    }),
    answer: answers({}),
  },
})
