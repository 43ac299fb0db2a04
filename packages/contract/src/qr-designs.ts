import { colour, entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from './call.ts'

/** A QR design template with its defaults (§3 QR design). */
export const qrDesign = z
  .object({
    qrDesignId: entityId,
    qrDesignName: shortText(80).default('New Template'),
    clientConfig: z
      .object({
        coloring: z
          .object({
            variation: z.string().max(60).default('singleColorCustomCorners'),
            backgroundColor: colour.default('#FFFFFF'),
            body1: colour.default('#348EFB'),
            body2: colour.default('#000000'),
            cornerBorder: colour.default('#12BF7C'),
            cornerCenter: colour.default('#FBAB41'),
          })
          .prefault({}),
        corners: z
          .object({ border: z.string().max(60).default('frame13'), center: z.string().max(60).default('ball15') })
          .prefault({}),
        pattern: z.string().max(60).default('dot'),
      })
      .prefault({}),
    logo: z.object({ url: z.string(), filePath: z.string() }).nullable().default(null),
    previewImage: z.object({ filePath: z.string() }).nullable().default(null),
  })
  .meta({ id: 'QrDesign' })

export const qrDesignCalls = defineCalls({
  fetchAll: {
    method: 'GET',
    path: '/qrDesigns/fetchAll',
    access: 'account',
    summary: 'All QR designs',
    answer: answers({ qrDesignData: z.array(qrDesign) }),
    isPending: true,
  },
  update: {
    method: 'POST',
    path: '/qrDesigns/update',
    access: 'account',
    summary: 'Save a QR design, or create one',
    body: qrDesign,
    answer: answers({ qrDesignData: qrDesign }),
    isPending: true,
  },
  delete: {
    method: 'POST',
    path: '/qrDesigns/delete',
    access: 'account',
    summary: 'Delete a QR design',
    body: z.object({ qrDesignId: entityId }),
    answer: answers({}),
    isPending: true,
  },
})
