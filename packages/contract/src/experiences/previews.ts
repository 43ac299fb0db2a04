import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { previewAddresses } from './addresses.ts'

export const previewCalls = defineCalls(previewAddresses, {
  createPreviewLink: {
    summary: 'An address for a week that shows an instant app with all that is not live yet, to whoever has it',
    body: z.object({ experienceId: entityId }),
    answer: answers({ url: z.string(), expiresAt: z.iso.datetime() }),
  },
  endPreviewLinks: {
    summary: 'End all preview links of an instant app; a new one can be made at any time',
    body: z.object({ experienceId: entityId }),
    answer: answers({}),
  },
})
