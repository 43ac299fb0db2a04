import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from './call.ts'

/** §7 keeps removal from the visit history under /account. */
export const historyCalls = defineCalls({
  remove: {
    method: 'POST',
    path: '/account/removeItemFromPageVisitHistory',
    access: 'account',
    summary: 'Remove an entry from the visit history',
    body: z.object({ historyItemId: entityId }),
    answer: answers({}),
    isPending: true,
  },
  fetchMetadata: {
    method: 'POST',
    path: '/fetchMetadataForPageVisitItems',
    access: 'anyone',
    summary: 'Names and pictures of visited instant apps',
    body: z.object({ historyItemPaths: z.array(z.string().max(200)).max(100) }),
    answer: answers({
      metadata: z.array(
        z.object({
          historyItemId: z.string(),
          fullPagePath: z.string(),
          pageName: z.string(),
          pageDescription: z.string(),
          imageUrl: z.string(),
          isDeleted: z.boolean(),
        }),
      ),
    }),
    isPending: true,
  },
})
