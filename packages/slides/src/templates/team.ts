import { defineTemplate } from './define-template.ts'
import { ask, slot, stock, text } from './pieces.ts'

const INK = '#2B1B4D'
const face = (spacing: number) =>
  slot('A face', { isHalf: true, ratio: 'SQUARE', borderRadius: 200, width: 84, spacing })
const person = () =>
  ask(
    'Name',
    { isHalf: true, alignText: 'center', textSize: 18, fontWeight: 700, letterSpacing: 0, textColor: INK, spacing: 8 },
    'What they do',
  )

export const team = defineTemplate({
  id: 'team',
  category: 'PEOPLE',
  words: ['people', 'staff', 'who', 'faces', 'us', 'crew'],
  look: {
    anchor: 'TOP',
    theme: { ink: INK, accent: '#6A3FD0', onAccent: '#FFFFFF', radius: 20 },
    backgroundMedia: stock('lilac-haze'),
  },
  widgets: [
    text('Who you\nwill meet', {
      fontFamily: 'bricolage-grotesque',
      fontWeight: 800,
      textSize: 48,
      lineHeight: 1,
      letterSpacing: -0.04,
      textColor: INK,
      spacing: 0,
    }),
    face(24),
    face(24),
    person(),
    person(),
    face(22),
    face(22),
    person(),
    person(),
  ],
})
