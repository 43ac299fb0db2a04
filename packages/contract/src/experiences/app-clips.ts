import { entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { appClipAddresses } from './addresses.ts'

const image = z.object({ url: z.string(), filePath: z.string(), fileType: z.string() })

/** An iOS preview card (spec §3 App clip; sizes of spec D23). */
export const appClip = z
  .object({
    appClipId: entityId,
    // inline-text: a default of the wire (spec §3)
    appClipName: shortText(80).default('New App Preview Card'),
    image: image.nullable().default(null),
    title: shortText(30).default('Title'),
    subtitle: shortText(56).default('subtitle'),
    appClipStatus: z.enum(['EDITING', 'READY_FOR_SUBMISSION']).default('EDITING'),
  })
  .meta({ id: 'AppClip' })

export const appClipCalls = defineCalls(appClipAddresses, {
  fetchAll: {
    summary: 'All preview cards',
    answer: answers({ appClipData: z.array(appClip) }),
    isPending: true,
  },
  update: {
    summary: 'Save a preview card, or create one; `submit` makes it ready for submission',
    body: appClip.omit({ appClipStatus: true }).extend({ submit: z.boolean().default(false) }),
    answer: answers({ appClipData: appClip }),
    isPending: true,
  },
})
