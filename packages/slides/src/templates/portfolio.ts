import { defineTemplate } from './define-template.ts'
import { action, ask, slot } from './pieces.ts'

const INK = '#1C1B2E'

export const portfolio = defineTemplate({
  id: 'portfolio',
  category: 'SHOW',
  words: ['art', 'print', 'design', 'illustration', 'photographer', 'project', 'work'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: '#FF6A4D', onAccent: INK, radius: 8, font: 'instrument-sans' },
    backgroundMedia: { color: '#FFF1DC' },
  },
  widgets: [
    ask('Title of\nthe piece', {
      fontFamily: 'instrument-serif',
      fontWeight: 400,
      textSize: 60,
      lineHeight: 0.94,
      letterSpacing: -0.02,
      textColor: INK,
      spacing: 0,
    }),
    ask('Year, material, edition', {
      fontFamily: 'instrument-sans',
      fontWeight: 500,
      textSize: 15,
      letterSpacing: 0,
      textColor: INK,
      spacing: 10,
    }),
    slot('The piece itself', { width: 94, ratio: 'LANDSCAPE', borderRadius: 2, rotation: -3, spacing: 30 }),
    slot('A detail, or how it hangs', { width: 66, ratio: 'PORTRAIT', borderRadius: 2, rotation: 4, spacing: -26 }),
    action('Ask about it'),
  ],
})
