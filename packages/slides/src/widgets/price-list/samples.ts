import type { Samples } from '../../define/define-samples.ts'
import type { priceListSchema } from './schema.ts'

const MENU = [
  { name: 'Coffee', isHeading: true },
  { name: 'Espresso', price: '2.20' },
  { name: 'Flat white', price: '3.60', mark: 'oat +0.40' },
  { name: 'From the oven', isHeading: true },
  { name: 'Cardamom knot', detail: 'Butter dough, cardamom, pearl sugar', price: '3.80', mark: 'vegan' },
  { name: 'Whole loaf', detail: 'Rye and wheat, baked at four in the morning', price: 'from 5.50' },
]

export const priceListSamples: Samples<typeof priceListSchema> = () => [
  { name: 'a menu in euros', data: { rows: MENU, currency: 'EUR' } },
  {
    name: 'in columns, on a card',
    data: {
      title: 'Menu',
      rows: MENU,
      leader: 'LINES',
      metadata: { cardColor: '#FFF1DC', textColor: '#1C1B2E', borderRadius: 16 },
    },
  },
  {
    name: 'long words',
    data: {
      rows: [
        {
          name: 'Cut, colour and blow-dry for long hair, with a consultation before',
          detail: 'About three hours. Please come with dry hair, and tell us if you have coloured it before.',
          price: 'from 120.00',
          mark: 'by appointment',
        },
      ],
    },
  },
]
