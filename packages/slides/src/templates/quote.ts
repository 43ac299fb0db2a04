import { defineTemplate } from './define-template.ts'
import { ask, stock, text } from './pieces.ts'

const INK = '#FFF3F1'

export const quote = defineTemplate({
  id: 'quote',
  category: 'PEOPLE',
  words: ['review', 'testimonial', 'praise', 'stars', 'customer', 'press'],
  look: {
    anchor: 'MIDDLE',
    theme: { ink: INK, accent: '#FFC9B5', onAccent: '#3B1246', radius: 22, font: 'instrument-sans' },
    backgroundMedia: stock('rose-dusk'),
  },
  widgets: [
    text('“', {
      fontFamily: 'instrument-serif',
      fontWeight: 400,
      textSize: 160,
      lineHeight: 0.7,
      textColor: '#FFC9B5',
      spacing: 0,
    }),
    ask('What somebody said about you, in their own words.', {
      fontFamily: 'instrument-serif',
      fontWeight: 400,
      italic: true,
      textSize: 44,
      lineHeight: 1.08,
      letterSpacing: -0.01,
      textColor: INK,
      spacing: 0,
    }),
    ask(
      'Who said it',
      {
        fontFamily: 'instrument-sans',
        fontWeight: 600,
        textSize: 18,
        letterSpacing: 0,
        textColor: INK,
        hasRule: true,
        spacing: 30,
      },
      'Where, and when',
    ),
  ],
})
