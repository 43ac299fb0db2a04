import { defineTemplate } from './define-template.ts'
import { action, ask, slot, stock } from './pieces.ts'

const INK = '#0F3325'

export const about = defineTemplate({
  id: 'about',
  category: 'PEOPLE',
  words: ['story', 'who', 'portrait', 'biography', 'person', 'coach'],
  look: {
    anchor: 'MIDDLE',
    footCount: 1,
    theme: { ink: INK, accent: '#0E6B4A', onAccent: '#FFFFFF', radius: 28 },
    backgroundMedia: stock('mint-mist'),
  },
  widgets: [
    slot('You', { width: 58, ratio: 'SQUARE', borderRadius: 200, spacing: 0 }),
    ask('Hello, I am\nyour name', {
      fontFamily: 'fraunces',
      fontWeight: 500,
      textSize: 44,
      lineHeight: 1.04,
      letterSpacing: -0.02,
      alignText: 'center',
      textColor: INK,
      spacing: 26,
    }),
    ask('Two or three sentences: what you do, for whom, and what brought you here.', {
      textSize: 18,
      fontWeight: 400,
      lineHeight: 1.5,
      letterSpacing: 0,
      alignText: 'center',
      textColor: INK,
      spacing: 16,
    }),
    action('Work with me'),
  ],
})
