import { defineTemplate } from './define-template.ts'
import { action, ask, slot, social } from './pieces.ts'

const INK = '#0F2A33'

export const findUs = defineTemplate({
  id: 'find-us',
  category: 'LINKS',
  words: ['map', 'address', 'way', 'directions', 'where', 'place'],
  look: {
    anchor: 'TOP',
    footCount: 4,
    theme: { ink: INK, accent: '#0B6B75', onAccent: '#FFFFFF', pill: '#DDEFEF', onPill: INK, radius: 16 },
    backgroundMedia: { color: '#CFE8E6' },
    sheetColor: '#FFFFFF',
  },
  widgets: [
    slot('A map, or a photo of the door', { ratio: 'SQUARE', isBleeding: true, spacing: 0 }),
    ask(
      'Street and number,\ncorner of what',
      {
        fontFamily: 'bricolage-grotesque',
        fontWeight: 800,
        textSize: 34,
        lineHeight: 1.05,
        letterSpacing: -0.03,
        textColor: INK,
        spacing: 0,
      },
      'Which bus, where to park, which bell',
    ),
    action('Show me the way', 20),
    social('phonecall'),
    social('textmessage'),
  ],
})
