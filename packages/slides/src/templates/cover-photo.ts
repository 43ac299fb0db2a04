import { defineTemplate } from './define-template.ts'
import { action, ask, slot } from './pieces.ts'

const INK = '#1D1B16'

export const coverPhoto = defineTemplate({
  id: 'cover-photo',
  category: 'WELCOME',
  words: ['title', 'start', 'picture', 'magazine', 'shop', 'studio'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: INK, onAccent: '#F7F2E9', radius: 2, font: 'instrument-sans' },
    backgroundMedia: { color: '#F1EADD' },
  },
  widgets: [
    slot('Your best photo', { isBleeding: true, ratio: 'SQUARE', spacing: 0 }),
    ask('Name of your place', {
      fontFamily: 'fraunces',
      fontWeight: 300,
      textSize: 52,
      lineHeight: 1,
      letterSpacing: -0.03,
      textColor: INK,
      spacing: 26,
    }),
    ask('What you make, where you make it, and since when.', {
      fontFamily: 'instrument-sans',
      fontWeight: 400,
      textSize: 17,
      lineHeight: 1.45,
      textColor: INK,
      spacing: 12,
    }),
    action('Come in'),
  ],
})
