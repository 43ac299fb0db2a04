import { defineTemplate } from './define-template.ts'
import { ask, reviewForm, stock, text } from './pieces.ts'

const INK = '#EAF6FF'

export const guestBook = defineTemplate({
  id: 'guest-book',
  category: 'EVENT',
  words: ['wedding', 'party', 'photo', 'memories', 'hotel', 'stay', 'review'],
  look: {
    anchor: 'FOOT',
    theme: { ink: INK, accent: '#8FE3FF', onAccent: '#06223F', radius: 24 },
    backgroundMedia: stock('deep-ocean', 0),
  },
  widgets: [
    text('Leave a\nline behind', {
      fontFamily: 'fraunces',
      fontWeight: 500,
      textSize: 52,
      lineHeight: 1,
      letterSpacing: -0.02,
      textColor: INK,
      spacing: 0,
    }),
    ask('Where your guests were, and when.', {
      textSize: 18,
      fontWeight: 400,
      lineHeight: 1.4,
      letterSpacing: 0,
      textColor: INK,
      spacing: 12,
    }),
    reviewForm({
      prompt: 'How was your stay?',
      textLabel: 'A line for the book',
      asksText: 'REQUIRED',
      asksPhoto: 'OPTIONAL',
      buttonText: 'Sign the book',
      thankYou: 'Thank you. It was good to have you here.',
      reviewCount: 5,
      metadata: { textColor: '#0B2A45', cardColor: '#EAF6FF', borderRadius: 24, starColor: '#FFC145', spacing: 22 },
    }),
  ],
})
