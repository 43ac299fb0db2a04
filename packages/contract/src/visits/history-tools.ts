import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { historyItem } from './history.ts'
import { MAX_DEVICE_HISTORY } from './history-device.ts'
import { historyToolAddresses } from './addresses.ts'

const PAGE = 60

export const accountHistoryItem = historyItem.extend({
  visitedAt: z.iso.datetime().meta({ description: 'When it was last opened' }),
})
export type AccountHistoryItem = z.output<typeof accountHistoryItem>

/** Calls of the visit history beyond spec §7: one list for all devices of a person. */
export const historyToolCalls = defineCalls(historyToolAddresses, {
  list: {
    summary: 'Visited instant apps, the last opened first',
    query: z.object({
      search: z.string().max(100).default('').meta({ description: 'A part of a name, description or address' }),
      cursor: z.string().max(100).default('').meta({ description: 'nextCursor of the page before' }),
      limit: z.coerce.number().int().min(1).max(100).default(PAGE),
    }),
    answer: answers({
      items: z.array(accountHistoryItem),
      nextCursor: z.string().nullable(),
      isPaused: z.boolean(),
    }),
  },
  merge: {
    summary: 'Take over what a device remembers; doing it twice changes nothing. While paused nothing is taken',
    body: z.object({
      items: z
        .array(z.object({ path: z.string().max(200), at: z.number().int().min(0).max(8_640_000_000_000_000) }))
        .max(MAX_DEVICE_HISTORY),
    }),
    answer: answers({ isPaused: z.boolean() }),
  },
  restore: {
    summary: 'Take back the removal of an entry, within a day',
    body: z.object({ historyItemId: entityId }),
    answer: answers({}),
  },
  clear: {
    summary: 'Forget every visited instant app, for good',
    body: z.object({}),
    answer: answers({}),
  },
  pause: {
    summary: 'Remember no further visits, or go on',
    body: z.object({ isPaused: z.boolean() }),
    answer: answers({ isPaused: z.boolean() }),
  },
})
