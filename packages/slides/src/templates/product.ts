import { defineTemplate } from './define-template.ts'
import { action, ask, slot } from './pieces.ts'

const INK = '#2A211B'
const sans = { fontFamily: 'instrument-sans', letterSpacing: 0 } as const

export const product = defineTemplate({
  id: 'product',
  category: 'SHOP',
  words: ['shop', 'sell', 'spotlight', 'new', 'price', 'buy'],
  look: {
    anchor: 'TOP',
    footCount: 2,
    theme: { ink: INK, accent: INK, onAccent: '#FBF6EE', radius: 3, font: 'instrument-sans' },
    backgroundMedia: { type: 'GRADIENT', color: '#F5C7AE', gradientTo: '#FBEBDD', gradientAngle: 180 },
  },
  widgets: [
    slot('The product on its own', { width: 86, ratio: 'PORTRAIT', borderRadius: 120, spacing: 0 }),
    ask('Name of the product', {
      fontFamily: 'fraunces',
      fontWeight: 400,
      textSize: 40,
      lineHeight: 1.02,
      letterSpacing: -0.02,
      textColor: INK,
      spacing: 28,
    }),
    ask('What it is made of, how large it is, what makes it yours.', {
      ...sans,
      fontWeight: 400,
      textSize: 16,
      lineHeight: 1.45,
      textColor: INK,
      spacing: 10,
    }),
    ask('Price\t€00', {
      ...sans,
      fontWeight: 600,
      textSize: 19,
      leader: 'NONE',
      hasRule: true,
      textColor: INK,
      spacing: 20,
    }),
    action('Buy', 14),
  ],
})
