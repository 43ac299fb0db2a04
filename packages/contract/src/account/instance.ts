import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { instanceAddresses } from './addresses.ts'

export const instanceCalls = defineCalls(instanceAddresses, {
  fetch: {
    summary: 'What a client must know of this installation',
    answer: answers({
      publicUrl: z.string().meta({ description: 'Origin of pages; in development the address in the local network' }),
      linkUrl: z
        .string()
        .optional()
        .meta({ description: 'Origin of links and codes: the short domain where there is one. Absent: publicUrl' }),
      networkUrl: z
        .string()
        .optional()
        .meta({ description: 'In development: where phones in the same network reach this machine' }),
      sellsPlans: z.boolean().meta({ description: 'Whether larger plans can be bought on this installation' }),
      isDevelopment: z.boolean().meta({ description: 'True where /dev/outbox and /dev/ui exist' }),
    }),
  },
})
