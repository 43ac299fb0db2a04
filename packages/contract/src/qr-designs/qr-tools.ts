import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { manyIds } from '../kit/many.ts'
import { qrCheck, qrClientConfig, qrLogo } from './qr-designs.ts'
import { qrToolAddresses } from './addresses.ts'
import { MAX_QR_PIXELS } from './limits.ts'

export const qrFormat = z.enum(['svg', 'png', 'jpg', 'pdf', 'eps'])
export type QrFormat = z.output<typeof qrFormat>

const millimetres = z.coerce.number().min(5).max(2000)
const isTrue = z.enum(['true', 'false']).default('false')

export const qrFileQuery = z.object({
  tagId: entityId.meta({ description: 'The link that the code holds' }),
  qrDesignId: entityId.optional().meta({ description: "Without it the link's own design" }),
  format: qrFormat.default('svg'),
  pixels: z.coerce.number().int().min(64).max(MAX_QR_PIXELS).default(1024).meta({ description: 'png and jpg: width' }),
  widthMm: millimetres.default(40).meta({ description: 'pdf, eps and svg: width of the code with its quiet zone' }),
  bleedMm: z.coerce.number().min(0).max(20).default(0).meta({ description: 'Background beyond the edge, for cutting' }),
  caption: z.string().max(80).default('').meta({ description: 'A line below the code' }),
  isTransparent: isTrue,
  isConfirmed: isTrue.meta({ description: 'Needed for a code that does not decode' }),
})
export type QrFileQuery = z.input<typeof qrFileQuery>

export const labelSheet = z.enum(['A4_3X8', 'A4_2X7', 'A4_4X10', 'LETTER_3X10', 'LETTER_2X5'])
export const qrFilesQuery = z.object({
  tagIds: z
    .string()
    .max(66 * 500)
    .meta({ description: 'Ids of links with commas between; empty: all' }),
  output: z.enum(['zip', 'labels']).default('zip'),
  format: qrFormat.default('png'),
  pixels: z.coerce.number().int().min(64).max(MAX_QR_PIXELS).default(1024),
  widthMm: millimetres.default(40),
  sheet: labelSheet.default('A4_3X8'),
  hasCaptions: isTrue.meta({ description: 'The name of each link below its code' }),
  isConfirmed: isTrue,
})
export type QrFilesQuery = z.input<typeof qrFilesQuery>

/** Calls about QR designs beyond the specification's. */
export const qrToolCalls = defineCalls(qrToolAddresses, {
  check: {
    summary: 'How well a look can be read: rules, and a decode test under distortion',
    body: z.object({ clientConfig: qrClientConfig, logo: qrLogo.nullable().default(null), tagId: entityId.optional() }),
    answer: answers({ check: qrCheck }),
  },
  restore: {
    summary: 'Bring back deleted QR designs',
    body: z.object({ ids: manyIds }),
    answer: answers({}),
  },
})
