import { defineTemplate } from './define-template.ts'
import { action, ask, stock } from './pieces.ts'

const INK = '#4A1A12'

export const coverArches = defineTemplate({
  id: 'cover-arches',
  category: 'WELCOME',
  words: ['title', 'start', 'first', 'retro', 'sun', 'café'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: '#FFF1DC', onAccent: INK, radius: 28 },
    backgroundMedia: stock('sunset-arches', 100),
  },
  widgets: [
    ask('Your\nname here', {
      fontFamily: 'young-serif',
      fontWeight: 400,
      textSize: 68,
      lineHeight: 0.98,
      letterSpacing: -0.03,
      textColor: INK,
      spacing: 8,
    }),
    ask('One sentence that says what people get here, and why today.', {
      textSize: 19,
      fontWeight: 400,
      lineHeight: 1.4,
      textColor: INK,
      spacing: 16,
    }),
    action('See what is new'),
  ],
})
