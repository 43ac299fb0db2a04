import { en as own } from '../../messages/en.ts'

/** What only its form says; fetched with it. */
export const en = {
  ...own,
  addHeading: 'Add a heading',
  asTyped: 'As typed',
  currency: 'Currency',
  currencyHint: 'Amounts such as 3.20 are written in it. Words such as “from 12” stay as they are.',
  detail: 'Description',
  heading: 'Heading',
  item: 'Name',
  itemsHint: 'Enter adds a row. Paste a table from a spreadsheet: name, description, price, mark such as “vegan”.',
  leaders: { DOTS: 'Dotted line', LINES: 'Columns' },
  mark: 'Mark',
  price: 'Price',
} as const
