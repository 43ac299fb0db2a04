import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { historyAddresses } from './addresses.ts'
import { MAX_HISTORY_PATHS } from './limits.ts'

/** An instant app that was opened once (spec §3). Of a deleted one nothing else is revealed. */
export const historyItem = z
  .object({
    historyItemId: z.string(),
    fullPagePath: z.string().meta({ description: 'Where it is now; where it was, of one that is gone' }),
    pageName: z.string(),
    pageDescription: z.string(),
    imageUrl: z.string().meta({ description: 'Its cover; empty of one that is gone' }),
    isDeleted: z.boolean().meta({ description: 'Deleted, switched off or taken down: it cannot be opened' }),
  })
  .meta({ id: 'HistoryItem' })
export type HistoryItem = z.output<typeof historyItem>

/** spec §7 keeps removal from the visit history under /account. */
export const historyCalls = defineCalls(historyAddresses, {
  remove: {
    summary: 'Remove an entry from the visit history',
    body: z.object({ historyItemId: entityId }),
    answer: answers({}),
  },
  fetchMetadata: {
    summary: 'Names and pictures of visited instant apps, each path once; their ids are the paths that were asked for',
    body: z.object({ historyItemPaths: z.array(z.string().max(200)).max(MAX_HISTORY_PATHS) }),
    answer: answers({ metadata: z.array(historyItem) }),
  },
})
