import { z } from 'zod'
import { cardStyle, onCard } from '../../define/card-style.ts'
import { defineWidget } from '../../define/define-widget.ts'
import { shortText } from '../../define/fields.ts'
import { en } from './messages/en.ts'

export const MOST_ROWS = 120
export const LONGEST = { name: 80, detail: 160, price: 24, mark: 20 } as const

const row = z.object({
  /** What it is called; of a heading its words. */
  name: shortText(LONGEST.name).default(''),
  detail: shortText(LONGEST.detail).default(''),
  /** An amount, written in the currency, or words such as "from 12". */
  price: shortText(LONGEST.price).default(''),
  /** Such as "vegan". */
  mark: shortText(LONGEST.mark).default(''),
  /** Begins a group of rows. */
  isHeading: z.boolean().default(false),
})
export type PriceRow = z.output<typeof row>

/** PRICE_LIST: what costs how much, in groups. */
const data = z.object({
  title: shortText(60).default(''),
  rows: z.array(row).max(MOST_ROWS).default([]),
  /** Writes amounts in this currency (ISO 4217); empty leaves them as they were typed. */
  currency: z.union([z.literal(''), z.string().regex(/^[A-Z]{3}$/)]).default(''),
  /** What leads the eye from a name to its price. */
  leader: z.enum(['DOTS', 'LINES']).default('DOTS'),
  metadata: cardStyle,
})

export const priceListSchema = defineWidget({
  ...onCard(data),
  data,
  defaults: data.parse({ title: en.titleExample }),
  isEmpty: ({ rows }) => rows.every(({ name }) => name.trim() === ''),
  summary: ({ title, rows }) => title || (rows[0]?.name ?? ''),
  texts: ({ title, rows }) => [title, ...rows.flatMap(({ name, detail, price, mark }) => [name, detail, price, mark])],
})
