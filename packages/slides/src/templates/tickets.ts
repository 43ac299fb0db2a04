import { defineTemplate } from './define-template.ts'
import { action, ask, text } from './pieces.ts'

const INK = '#160B2E'
const display = { fontFamily: 'big-shoulders-display', fontWeight: 900, letterSpacing: 0 } as const
const ticket = (placeholder: string, fillColor: string, spacing = 10) =>
  ask(
    placeholder,
    { ...display, textSize: 32, lineHeight: 1, textColor: '#FFFFFF', fillColor, padding: 16, spacing },
    'What it covers',
  )

export const tickets = defineTemplate({
  id: 'tickets',
  category: 'EVENT',
  words: ['festival', 'concert', 'entry', 'prices', 'admission', 'yellow'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: INK, onAccent: '#FFFFFF', radius: 0, font: 'familjen-grotesk' },
    backgroundMedia: { color: '#FFB800' },
  },
  widgets: [
    text('GET IN', {
      ...display,
      textSize: 136,
      lineHeight: 0.8,
      letterSpacing: -0.02,
      fitLines: true,
      textColor: INK,
      spacing: 0,
    }),
    ask('Who comes in free, and how to get here.', {
      fontFamily: 'familjen-grotesk',
      fontWeight: 600,
      textSize: 18,
      letterSpacing: 0,
      textColor: INK,
      spacing: 16,
    }),
    ticket('Weekend\t€00', '#4B1FD1', 22),
    ticket('One day\t€00', '#B3261A'),
    ticket('Camping\t€00', INK),
    action('Buy tickets'),
  ],
})
