import { entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from './call.ts'

/** Looks of a physical tag (§3). */
export const tagSubType = z.enum([
  'GOLD',
  'SILVER',
  'BLACKANDWHITE',
  'WHITEANDBLACK',
  'BLUEANDWHITE',
  'PINKANDWHITE',
  'RAINBOW',
])

/** A link, printed as QR code or written to an NFC tag (§3 Tag). */
export const tag = z
  .object({
    tagId: entityId,
    tagName: shortText(80),
    tagSubType: tagSubType.nullable(),
    experienceId: entityId.nullable().meta({ description: 'Destination instant app; null when destinationUrl is set' }),
    slideId: entityId.nullable().meta({ description: 'Slide within it to open first' }),
    destinationUrl: z.string(),
    qrDesignId: entityId.nullable(),
    active: z.boolean(),
    note: shortText(500),
  })
  .meta({ id: 'Tag' })

const saved = answers({ tagData: tag })

export const linkCalls = defineCalls({
  fetchAll: {
    method: 'GET',
    path: '/links/fetchAll',
    access: 'account',
    summary: 'All links of the account',
    answer: answers({ tagData: z.array(tag) }),
    isPending: true,
  },
  create: {
    method: 'POST',
    path: '/links/create',
    access: 'account',
    summary: 'Create a link',
    body: tag.partial(),
    answer: saved,
    isPending: true,
  },
  update: {
    method: 'POST',
    path: '/links/update',
    access: 'account',
    summary: 'Change a link',
    body: tag.partial().required({ tagId: true }),
    answer: saved,
    isPending: true,
  },
  delete: {
    method: 'POST',
    path: '/links/delete',
    access: 'account',
    summary: 'Delete a link; its code keeps answering',
    body: z.object({ tagId: entityId }),
    answer: answers({}),
    isPending: true,
  },
})

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
