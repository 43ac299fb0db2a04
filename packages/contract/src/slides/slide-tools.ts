import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { changeResult, manyIds } from '../kit/many.ts'
import { experienceItem, view } from './slides.ts'
import { visibleName } from '../kit/visible-name.ts'
import { slideToolAddresses } from './addresses.ts'

/** What deleting a slide affects. */
export const slideConsequences = z
  .object({
    usedIn: z
      .array(
        z.object({
          experienceId: z.string(),
          pageName: z.string(),
          rootPageId: z.string(),
          active: z.boolean(),
          slideCount: z.number().int().meta({ description: 'How many slides it shows now, this one included' }),
        }),
      )
      .meta({ description: 'Instant apps that would show it no more' }),
  })
  .meta({ id: 'SlideConsequences' })
export type SlideConsequences = z.output<typeof slideConsequences>

export const slideToolCalls = defineCalls(slideToolAddresses, {
  duplicateItem: {
    summary: 'Copy a slide with its content; no instant app shows the copy yet',
    body: z.object({ experienceItemId: entityId, itemName: visibleName(80).optional() }),
    answer: answers({ body: z.object({ newExperienceItem: experienceItem, updatedView: view.nullable() }) }),
  },
  consequences: {
    summary: 'What deleting a slide would mean',
    params: z.object({ experienceItemId: entityId }),
    answer: answers({ consequences: slideConsequences }),
  },
  deleteMany: {
    summary: 'Delete several slides at once; the answer says what became of each',
    body: z.object({ experienceItemIds: manyIds }),
    answer: answers({
      results: z.array(changeResult),
      removedFrom: z.array(z.string()).meta({ description: 'experienceIds of the instant apps that showed one' }),
    }),
  },
})
