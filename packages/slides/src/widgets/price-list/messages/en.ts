import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  enter: 'Add what you sell, and what it costs.',
  headline: 'Headline',
  leader: 'Prices',
  name: 'Price list',
  items: 'Rows',
  count_one: 'Price list · {{count}} row',
  count_other: 'Price list · {{count}} rows',
  titleExample: 'Prices',
} as const
