import { objection } from '@taplet/messages'
import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, answersFile, defineCalls } from '../kit/call.ts'
import { manyIds } from '../kit/many.ts'
import { longJob } from '../long-jobs/long-jobs.ts'
import { qrCheck, qrClientConfig, qrLogo } from './qr-designs.ts'
import { qrToolAddresses } from './addresses.ts'
import { MAX_CODES, MAX_LABELS, MAX_QR_PIXELS } from './limits.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

export const qrFormat = z.enum(['svg', 'png', 'jpg', 'pdf', 'eps'])
export type QrFormat = z.output<typeof qrFormat>

const millimetres = z.coerce.number().min(5).max(2000)
const isTrue = z.enum(['true', 'false']).default('false')

export const labelSheet = z.enum(['A4_3X8', 'A4_3X7', 'A4_2X7', 'A4_4X10', 'HERMA_3X8', 'LETTER_3X10', 'LETTER_2X5'])
export type LabelSheetName = z.output<typeof labelSheet>

/** What lies below each code: nothing, one line for all, or the name of its link. */
export const codeCaption = z.enum(['NONE', 'TEXT', 'NAME'])

/** Codes of many links as one file. Their names are their owner's: they are printed only when asked for. */
export const codeFilesInput = z.object({
  tagIds: z
    .array(entityId)
    .min(1, objection(messages.later('noneNamed')))
    .max(MAX_CODES, objection(messages.later('tooManyNamed', { max: MAX_CODES })))
    .refine((ids) => new Set(ids).size === ids.length, objection(messages.later('namedTwice')))
    .optional()
    .meta({ description: 'Without it all links of the account' }),
  output: z.enum(['zip', 'labels']).default('zip'),
  format: qrFormat.default('png'),
  pixels: z.number().int().min(64).max(MAX_QR_PIXELS).default(1024),
  widthMm: z.number().min(5).max(2000).default(40),
  sheet: labelSheet.default('A4_3X8'),
  copies: z.number().int().min(1).max(MAX_LABELS).default(1).meta({ description: 'labels: how often each code' }),
  captionOf: codeCaption.default('NONE'),
  caption: z.string().max(80).default('').meta({ description: 'The line of captionOf TEXT' }),
})

export type CodeFilesOrder = z.input<typeof codeFilesInput>

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
  file: {
    summary: 'The code of a link as a file. One that no reader reads needs isConfirmed',
    query: z.object({
      tagId: entityId.meta({ description: 'The link that the code holds' }),
      qrDesignId: entityId.optional().meta({ description: "Without it the link's own design" }),
      format: qrFormat.default('svg'),
      pixels: z.coerce
        .number()
        .int()
        .min(64)
        .max(MAX_QR_PIXELS)
        .default(1024)
        .meta({ description: 'png and jpg: width' }),
      widthMm: millimetres.default(40).meta({ description: 'pdf, eps and svg: width of the code with its quiet zone' }),
      bleedMm: z.coerce
        .number()
        .min(0)
        .max(20)
        .default(0)
        .meta({ description: 'Background beyond the edge, for cutting' }),
      caption: z.string().max(80).default('').meta({ description: 'A line below the code' }),
      isTransparent: isTrue,
      isConfirmed: isTrue.meta({ description: 'Needed for a code that does not decode' }),
    }),
    ...answersFile('image/svg+xml', 'image/png', 'image/jpeg', 'application/pdf', 'application/postscript'),
  },
  makeFiles: {
    summary: 'Make the codes of many links: a ZIP of files, or sheets of labels as PDF. A long job makes the file',
    body: codeFilesInput,
    answer: answers({ job: longJob }),
  },
})
