import { defineTemplate } from './define-template.ts'
import { ask, signUp, stock, text } from './pieces.ts'

const INK = '#4A1710'

export const newsletter = defineTemplate({
  id: 'newsletter',
  category: 'LINKS',
  words: ['mail', 'subscribe', 'letter', 'sign up', 'news', 'post'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: INK, onAccent: '#FFEDE3', radius: 28, font: 'instrument-sans' },
    backgroundMedia: stock('coral-waves', 100),
  },
  widgets: [
    text('One good\nletter a month', {
      fontFamily: 'instrument-serif',
      fontWeight: 400,
      textSize: 58,
      lineHeight: 0.98,
      letterSpacing: -0.02,
      textColor: INK,
      spacing: 8,
    }),
    ask('What is in it, and what is never in it.', {
      fontFamily: 'instrument-sans',
      fontWeight: 400,
      textSize: 18,
      lineHeight: 1.45,
      letterSpacing: 0,
      textColor: INK,
      spacing: 16,
    }),
    signUp({ prompt: '', buttonText: 'Send it to me', metadata: { spacing: 24 } }),
  ],
})
