import { defineTemplate } from './define-template.ts'
import { ask, slot, text } from './pieces.ts'

const INK = '#F4F1FF'
const half = (placeholder: string, ratio: 'SQUARE' | 'PORTRAIT') =>
  slot(placeholder, { isHalf: true, ratio, borderRadius: 14, spacing: 10 })

export const gallery = defineTemplate({
  id: 'gallery',
  category: 'SHOW',
  words: ['pictures', 'photos', 'grid', 'album', 'dark', 'images'],
  look: {
    anchor: 'TOP',
    theme: { ink: INK, accent: '#8C7BFF', onAccent: '#14121F', radius: 14 },
    backgroundMedia: { color: '#14121F' },
  },
  widgets: [
    text('Look around', {
      fontFamily: 'syne',
      fontWeight: 700,
      textSize: 40,
      lineHeight: 1.05,
      letterSpacing: -0.03,
      textColor: INK,
      spacing: 0,
    }),
    slot('The widest one', { ratio: 'LANDSCAPE', borderRadius: 14, spacing: 20 }),
    half('A detail', 'PORTRAIT'),
    half('Another', 'PORTRAIT'),
    half('A square one', 'SQUARE'),
    half('The last one', 'SQUARE'),
    ask('Where these were taken, and by whom.', {
      textSize: 15,
      fontWeight: 500,
      letterSpacing: 0,
      textColor: '#C9C3E6',
      spacing: 14,
    }),
  ],
})
