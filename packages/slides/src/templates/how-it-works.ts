import { defineTemplate } from './define-template.ts'
import { action, ask, stock, text } from './pieces.ts'

const INK = '#0E1A2B'
const step = (number: string, spacing: number) =>
  ask(
    `${number}  What people do`,
    {
      fontFamily: 'bricolage-grotesque',
      fontWeight: 600,
      textSize: 21,
      letterSpacing: -0.02,
      textColor: INK,
      fillColor: '#FFFFFF',
      borderRadius: 22,
      padding: 20,
      spacing,
    },
    'What happens then, in one short line',
  )

export const howItWorks = defineTemplate({
  id: 'how-it-works',
  category: 'SHOW',
  words: ['steps', 'three', 'guide', 'explain', 'start', 'process'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: '#1263D2', onAccent: '#FFFFFF', radius: 18 },
    backgroundMedia: stock('sky-wash', 0),
  },
  widgets: [
    text('Three steps,\nno more', {
      fontFamily: 'bricolage-grotesque',
      fontWeight: 800,
      textSize: 48,
      lineHeight: 1,
      letterSpacing: -0.04,
      textColor: INK,
      spacing: 0,
    }),
    step('1', 28),
    step('2', 12),
    step('3', 12),
    action('Start now'),
  ],
})
