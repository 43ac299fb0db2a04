import { defineTemplate } from './define-template.ts'
import { action, ask, stock, text } from './pieces.ts'

const INK = '#10243F'
const hour = (spacing = 13) =>
  ask(
    '00.00\tWhat happens',
    {
      fontFamily: 'familjen-grotesk',
      fontWeight: 600,
      textSize: 20,
      letterSpacing: 0,
      leader: 'DOTS',
      textColor: INK,
      spacing,
    },
    'Who, and in which room',
  )

export const timetable = defineTemplate({
  id: 'timetable',
  category: 'EVENT',
  words: ['schedule', 'programme', 'day', 'conference', 'workshop', 'course', 'agenda'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: '#1263D2', onAccent: '#FFFFFF', radius: 12, font: 'familjen-grotesk' },
    backgroundMedia: stock('graph-paper'),
  },
  widgets: [
    text('The day,\nhour by hour', {
      fontFamily: 'familjen-grotesk',
      fontWeight: 700,
      textSize: 46,
      lineHeight: 1,
      letterSpacing: -0.03,
      textColor: '#0E4CA3',
      spacing: 0,
    }),
    hour(24),
    hour(),
    hour(),
    hour(),
    hour(),
    action('Save my seat'),
  ],
})
