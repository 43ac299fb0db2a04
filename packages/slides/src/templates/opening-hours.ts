import { defineTemplate } from './define-template.ts'
import { action, ask, stock, text } from './pieces.ts'

const INK = '#17301F'
const day = (placeholder: string, spacing = 14) =>
  ask(placeholder, {
    textSize: 19,
    fontWeight: 600,
    letterSpacing: 0,
    textColor: INK,
    leader: 'NONE',
    hasRule: true,
    spacing,
  })

export const openingHours = defineTemplate({
  id: 'opening-hours',
  category: 'LINKS',
  words: ['times', 'open', 'closed', 'days', 'when', 'green'],
  look: {
    anchor: 'TOP',
    theme: { ink: INK, accent: '#17301F', onAccent: '#F2F4E6', radius: 28 },
    backgroundMedia: stock('sage-hills', 100),
  },
  widgets: [
    text('When we\nare in', {
      fontFamily: 'young-serif',
      fontWeight: 400,
      textSize: 58,
      lineHeight: 1,
      letterSpacing: -0.03,
      textColor: INK,
      spacing: 0,
    }),
    day('Monday to Friday\t9.00 to 18.00', 26),
    day('Saturday\t10.00 to 16.00'),
    day('Sunday\tclosed'),
    action('Find us'),
  ],
})
