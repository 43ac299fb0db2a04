import { defineTemplate } from './define-template.ts'
import { ask, stock, text } from './pieces.ts'

const INK = '#2B1712'
const dish = (spacing = 12) =>
  ask(
    'Name of the dish\t0.00',
    { fontFamily: 'young-serif', fontWeight: 400, textSize: 21, letterSpacing: 0, textColor: INK, spacing },
    'What is in it',
  )
const section = (words: string, spacing: number) =>
  text(words, { textSize: 14, fontWeight: 700, letterSpacing: 0, textColor: '#A82C18', spacing })

export const menu = defineTemplate({
  id: 'menu',
  category: 'SHOP',
  words: ['food', 'drinks', 'restaurant', 'café', 'dishes', 'card', 'prices'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: '#A82C18', onAccent: '#FFF6E8', radius: 28 },
    backgroundMedia: stock('cream-paper'),
  },
  widgets: [
    text('Today', {
      fontFamily: 'young-serif',
      fontWeight: 400,
      textSize: 56,
      letterSpacing: -0.03,
      lineHeight: 1,
      textColor: INK,
      spacing: 0,
    }),
    section('From the kitchen', 18),
    dish(8),
    dish(),
    dish(),
    section('From the bar', 22),
    dish(8),
    dish(),
    ask('Allergies, extras, what is on the house.', {
      textSize: 15,
      fontWeight: 500,
      letterSpacing: 0,
      lineHeight: 1.4,
      textColor: INK,
      spacing: 16,
    }),
  ],
})
