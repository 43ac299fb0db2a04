import { defineTemplate } from './define-template.ts'
import { ask, reviewForm, text } from './pieces.ts'

const INK = '#0E1A2B'

export const reviews = defineTemplate({
  id: 'reviews',
  category: 'LINKS',
  words: ['stars', 'rating', 'feedback', 'opinion', 'guest', 'testimonial'],
  look: {
    anchor: 'FOOT',
    theme: { ink: INK, accent: INK, onAccent: '#FFFFFF', radius: 18 },
    backgroundMedia: { type: 'COLOR', color: '#FFC15E' },
  },
  widgets: [
    text('Tell us\nstraight', {
      fontFamily: 'bricolage-grotesque',
      fontWeight: 800,
      textSize: 58,
      lineHeight: 0.96,
      letterSpacing: -0.035,
      textColor: INK,
      spacing: 0,
    }),
    ask('What you do with what they say.', {
      textSize: 18,
      fontWeight: 400,
      lineHeight: 1.4,
      letterSpacing: 0,
      textColor: INK,
      spacing: 12,
    }),
    reviewForm({
      prompt: 'How was it?',
      textLabel: 'Anything we should know?',
      metadata: { cardColor: '#FFFFFF', borderRadius: 24, starColor: '#FFAB2E', spacing: 22 },
    }),
  ],
})
