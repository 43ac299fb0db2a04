import { objection } from '@taplet/messages'
import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, answersFile, defineCalls } from '../kit/call.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'
import { printAddresses } from './addresses.ts'
import { MAX_BLEED_MM, MAX_PRINT_CODES, MAX_PRINT_COPIES, MAX_PRINT_TEXT } from './limits.ts'
import { printProductNames, printSize } from './print-sizes.ts'
import { qrClientConfig, qrLogo } from './qr-designs.ts'

const text = z.string().max(MAX_PRINT_TEXT).default('')

const fields = {
  tagIds: z
    .array(entityId)
    .min(1, objection(messages.later('noneNamed')))
    .max(MAX_PRINT_CODES, objection(messages.later('tooManyNamed', { max: MAX_PRINT_CODES })))
    .meta({ description: 'The links whose codes are printed, each on a product of its own' }),
  qrDesignId: entityId.optional().meta({ description: "Without it each link's own design" }),
  product: z.enum(printProductNames),
  size: z.string().max(20).meta({ description: 'One of the sizes of the product, such as A6' }),
  heading: text,
  line: text,
  copies: z.number().int().min(1).max(MAX_PRINT_COPIES).default(1).meta({ description: 'Of each code' }),
  paper: z
    .enum(['OWN', 'A4', 'LETTER'])
    .default('OWN')
    .meta({ description: 'OWN: a page as large as the product. Else as many on a sheet as fit' }),
  bleedMm: z.number().min(0).max(MAX_BLEED_MM).default(0),
  hasMarks: z.boolean().default(false).meta({ description: 'Lines at the corners, to cut along' }),
}

const fits = ({ product, size }: { product: (typeof printProductNames)[number]; size: string }): boolean =>
  printSize(product, size) !== undefined
const noSuchSize = { path: ['size'], message: objection(messages.later('noSuchSize')) }

export const printInput = z
  .object({
    ...fields,
    format: z.enum(['pdf', 'png', 'svg']).default('pdf').meta({ description: 'png and svg: the first page' }),
    dpi: z
      .union([z.literal(150), z.literal(300)])
      .default(300)
      .meta({ description: 'png' }),
    colours: z.enum(['RGB', 'CMYK']).default('RGB').meta({ description: 'pdf. Pictures stay in RGB' }),
    isConfirmed: z.boolean().default(false).meta({ description: 'Needed for a code that does not decode' }),
  })
  .refine(fits, noSuchSize)
export type PrintOrder = z.input<typeof printInput>
export type PrintFormat = NonNullable<PrintOrder['format']>
/** What is printed, apart from the codes. */
export type PrintWishes = Omit<z.output<typeof printInput>, 'isConfirmed' | 'qrDesignId' | 'tagIds'>

const printPreviewInput = z
  .object({
    ...fields,
    design: z
      .object({ clientConfig: qrClientConfig, logo: qrLogo.nullable().default(null) })
      .optional()
      .meta({ description: 'A design that is not saved yet' }),
    isSheet: z.boolean().default(false).meta({ description: 'The first sheet instead of the first product' }),
  })
  .refine(fits, noSuchSize)
export type PrintPreviewOrder = z.input<typeof printPreviewInput>

/** What will be printed, as it is printed. */
export const printPreview = z.object({
  svg: z.string(),
  codeMm: z.number().meta({ description: 'Width of the code, quiet zone included' }),
  smallestMm: z.number().meta({ description: 'Below this width it is hard to read' }),
  perSheet: z.number().int().meta({ description: '0: it does not fit on that paper' }),
  sheets: z.number().int(),
})
export type PrintPreview = z.output<typeof printPreview>

/** Calls that print what stands around a code. */
export const printCalls = defineCalls(printAddresses, {
  print: {
    summary: 'A counter card, a table tent, stickers, labels, business cards, a poster or a window sign with codes',
    body: printInput,
    ...answersFile('application/pdf', 'image/png', 'image/svg+xml'),
  },
  printPreview: {
    summary: 'The same as a picture, with how large its code is',
    body: printPreviewInput,
    answer: answers({ preview: printPreview }),
  },
})
