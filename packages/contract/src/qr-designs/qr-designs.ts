import { colour, entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, baseRevision, defineCalls } from '../kit/call.ts'
import { qrDesignAddresses } from './addresses.ts'

// Any name is accepted: unknown ones are drawn as the default (spec D24).
const shapeName = (fallback: string) => z.string().max(60).default(fallback)

/** The look of a code, in the terms of spec §3. */
export const qrClientConfig = z
  .object({
    coloring: z
      .object({
        variation: shapeName('singleColorCustomCorners').meta({
          description: 'singleColor, linearGradient or radialGradient, each with or without CustomCorners',
        }),
        backgroundColor: colour.default('#FFFFFF'),
        body1: colour.default('#348EFB'),
        body2: colour.default('#000000').meta({ description: 'Second colour of a gradient' }),
        cornerBorder: colour.default('#12BF7C'),
        cornerCenter: colour.default('#FBAB41'),
      })
      .prefault({}),
    corners: z.object({ border: shapeName('frame13'), center: shapeName('ball15') }).prefault({}),
    pattern: shapeName('dot'),
  })
  .prefault({})
export type QrClientConfig = z.output<typeof qrClientConfig>

/** How well a code can be read (scores 0 to 100) and its problems. */
export const qrCheck = z.object({
  score: z.number().min(0).max(100),
  grade: z.enum(['EVERYWHERE', 'CURRENT_PHONES', 'RISKY', 'DO_NOT_PRINT']),
  reasons: z.array(
    z.object({
      rule: z.string(),
      message: z.string(),
      fix: z.string().meta({ description: 'Id of a repair that the dashboard offers; empty when there is none' }),
    }),
  ),
  smallestPrintMm: z.number().meta({ description: 'Width of the whole code, quiet zone included' }),
  text: z.string().default('').meta({
    description: 'What the checked code held: another text gives other squares, so perhaps another score',
  }),
  isDecoded: z.boolean().default(true).meta({
    description: 'False: there was no time for the decode test. Score and grade are by rules alone, so upper limits',
  }),
})
export type QrCheck = z.output<typeof qrCheck>

/** A larger one makes scanning harder (record 073). Larger values of old designs are accepted and reduced to this. */
const LARGEST_LOGO = 0.25

export const qrLogo = z.object({
  url: z.string().max(2048),
  filePath: z.string().max(500),
  share: z
    .number()
    .min(0.1)
    .max(0.3)
    .overwrite((share) => Math.min(share, LARGEST_LOGO))
    .default(0.22)
    .meta({ description: 'Width ÷ width of the code without quiet zone; more than 0.25 becomes 0.25' }),
})
export type QrLogo = z.output<typeof qrLogo>

/** A QR design template with its defaults (spec §3 QR design). */
export const qrDesign = z
  .object({
    qrDesignId: entityId,
    // inline-text: a default of the wire (spec §3)
    qrDesignName: shortText(80).default('New Template'),
    clientConfig: qrClientConfig,
    logo: qrLogo.nullable().default(null),
    previewImage: z
      .object({ filePath: z.string().max(500) })
      .nullable()
      .default(null)
      .meta({ description: 'A picture of it (a path below /media), made by the server at each save' }),
    check: qrCheck
      .nullable()
      .default(null)
      .meta({ description: 'Answered only: what the scan check said at the save' }),
    usedByLinks: z.number().int().default(0).meta({ description: 'Answered only' }),
    isReadOnly: z.boolean().default(false).meta({ description: 'Answered only: beyond the limit of the plan' }),
    revision: z.number().int().default(0),
    updatedAt: z.string().default(''),
  })
  .meta({ id: 'QrDesign' })
export type QrDesign = z.output<typeof qrDesign>

export const qrDesignInput = qrDesign
  .pick({ qrDesignId: true, qrDesignName: true, clientConfig: true, logo: true, previewImage: true })
  .extend({ revision: baseRevision })
export type QrDesignInput = z.input<typeof qrDesignInput>

export const qrDesignCalls = defineCalls(qrDesignAddresses, {
  fetchAll: {
    summary: 'All QR designs',
    answer: answers({ qrDesignData: z.array(qrDesign) }),
  },
  update: {
    summary: 'Save a QR design, or create one',
    body: qrDesignInput,
    answer: answers({ qrDesignData: qrDesign }),
  },
  delete: {
    summary: 'Delete a QR design; links that used it keep the look until they get another',
    body: z.object({ qrDesignId: entityId }),
    answer: answers({}),
  },
})
