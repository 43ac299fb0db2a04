import { defineTemplate } from './define-template.ts'
import { ask, social, stock, text } from './pieces.ts'

const INK = '#FFF6E3'

export const thankYou = defineTemplate({
  id: 'thank-you',
  category: 'WELCOME',
  words: ['thanks', 'end', 'last', 'goodbye', 'celebrate', 'confetti', 'party'],
  look: {
    anchor: 'FOOT',
    theme: { ink: INK, accent: '#FFD27A', onAccent: '#1A1030', pill: '#33235A', onPill: INK, radius: 20 },
    backgroundMedia: stock('night-confetti', 0),
  },
  widgets: [
    text('Thank\nyou', {
      fontFamily: 'young-serif',
      fontWeight: 400,
      textSize: 92,
      lineHeight: 0.94,
      letterSpacing: -0.03,
      textColor: '#FFD27A',
      spacing: 0,
    }),
    ask('For what, and what happens next.', {
      textSize: 19,
      fontWeight: 400,
      lineHeight: 1.45,
      letterSpacing: 0,
      textColor: INK,
      spacing: 18,
    }),
    social('instagram'),
    social('email'),
  ],
})
