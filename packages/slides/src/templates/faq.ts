import { defineTemplate } from './define-template.ts'
import { ask, button, stock, text } from './pieces.ts'

const INK = '#3A2806'
const question = (spacing = 14) =>
  ask(
    'What people ask again and again?',
    {
      fontFamily: 'fraunces',
      fontWeight: 600,
      textSize: 21,
      lineHeight: 1.2,
      letterSpacing: -0.01,
      textColor: INK,
      hasRule: true,
      spacing,
    },
    'The answer in two short sentences. Then it is answered.',
  )

export const faq = defineTemplate({
  id: 'faq',
  category: 'SHOW',
  words: ['faq', 'help', 'support', 'questions', 'answers', 'yellow'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: '#7A4E00', onAccent: '#FFFFFF', radius: 24 },
    backgroundMedia: stock('butter-light'),
  },
  widgets: [
    text('Good\nquestions', {
      fontFamily: 'fraunces',
      fontWeight: 700,
      textSize: 54,
      lineHeight: 0.98,
      letterSpacing: -0.03,
      textColor: INK,
      spacing: 0,
    }),
    question(24),
    question(),
    question(),
    button('Ask something else', 20),
  ],
})
